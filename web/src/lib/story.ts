// Many small events in few lines, without knowing any game: what says the same is said once.
import type { Argument, Phrase, Told } from './generated/wire'

export interface Line {
  phrase: Phrase
  times: number
}

/** Equal lines are counted; lines that differ only in points are added up. The first place counts. */
export function coalesce(events: readonly Told[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { say } of events) {
    if (!say) continue
    const key = JSON.stringify([say.id, Object.entries(say.args).map(([name, value]) => [name, withoutPoints(value)])])
    const same = lines.get(key)
    const sum = same && addedUp(same.phrase, say)
    if (!same) lines.set(key, { phrase: say, times: 1 })
    else if (sum) same.phrase = sum
    else same.times += 1
  }
  return [...lines.values()]
}

/** Without hand-overs among teammates: who acts is plain from what follows, so only one that nothing follows is told. */
export function withoutPassing(events: readonly Told[]): Told[] {
  return events.filter(({ event }, at) => event !== 'turn-handed-over' || at === events.length - 1)
}

/** Events turn by turn, the newest turn last; what came before the first turn is a part of its own. */
export function byTurns(events: readonly Told[]): Told[][] {
  const turns: Told[][] = []
  for (const event of withoutPassing(events)) {
    if (event.event === 'turn-started' || !turns.length) turns.push([])
    turns.at(-1)!.push(event)
  }
  return turns
}

/** For somebody who comes back: what the others did since the end of `seat`'s turn before this one. */
export function sinceOwnTurn(events: readonly Told[], seat: number): Told[] {
  const turns = byTurns(events)
  const now = turns.pop()
  // In the middle of the own turn there is no news.
  if (!now || now[0]!['seat'] !== seat || now.length > 1) return []
  const others: Told[] = []
  while (turns.length && turns.at(-1)![0]!['seat'] !== seat) others.unshift(...turns.pop()!)
  return turns.length ? others : []
}

function isPoints(value: Argument): value is { points: Record<string, number> } {
  return typeof value === 'object' && 'points' in value
}

function withoutPoints(value: Argument): unknown {
  return isPoints(value) ? 'points' : value
}

function addedUp(one: Phrase, other: Phrase): Phrase | null {
  let added = false
  const args: Phrase['args'] = { ...one.args }
  for (const [name, value] of Object.entries(other.args)) {
    const before = args[name]
    if (before === undefined || !isPoints(before) || !isPoints(value)) continue
    const points = { ...before.points }
    for (const [kind, amount] of Object.entries(value.points)) points[kind] = (points[kind] ?? 0) + amount
    args[name] = { points }
    added = true
  }
  return added ? { id: one.id, args } : null
}
