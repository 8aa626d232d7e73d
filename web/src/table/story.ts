// The log: small events that belong together in one line. What it does not know it tells as it comes.
import type { Argument, Phrase, Told } from '../lib/generated/wire'
import { withoutPassing } from '../lib/story'
import { cardMark } from './rich'

export interface Line {
  key: number
  phrase: Phrase
  times: number
  /** What came of it: the points that a played card gave. */
  points: Record<string, number> | null
}

export interface Turn {
  key: number
  turn: number | null
  seat: number | null
  lines: Line[]
}

const SILENT = new Set(['start-chosen', 'turn-started', 'turn-ended', 'hidden'])
/** Several in a row are told together, by a message of ours. */
const TOGETHER: Record<string, string> = {
  'card-drawn': 'board-log-drawn',
  'card-discarded': 'board-log-discarded',
  'card-revealed': 'board-log-revealed',
}

/** Turn by turn, oldest first; what came before the first turn is a part without a number. */
export function story(events: readonly Told[]): Turn[] {
  const turns: Turn[] = []
  let run: Told[] = []
  const close = (): void => {
    if (run.length) turns.at(-1)!.lines.push(...tell(run))
    run = []
  }
  for (const event of withoutPassing(events)) {
    if (event.event === 'turn-started' || !turns.length) {
      close()
      const starts = event.event === 'turn-started'
      turns.push({
        key: event.n,
        turn: starts ? Number(event['turn']) : null,
        seat: starts ? Number(event['seat']) : null,
        lines: [],
      })
    }
    run.push(event)
  }
  close()
  return turns
}

/** Of no use in a summary: what is hidden anyway, and what follows by itself. */
const DULL = new Set([
  'card-revealed',
  'deck-shuffled',
  'marker-armed',
  'turn-ended',
  'turn-handed-over',
  'base-attacked',
])

/** The news for one seat: first what concerns it, then the rest. */
export function news(events: readonly Told[], seat: number | null): { line: Line; mine: boolean }[] {
  const told = tell(
    events.filter((event) => !DULL.has(event.event) && !(event.event === 'card-drawn' && event['card'] === null)),
  )
  const lines = told.map((line) => ({
    line,
    mine: seat !== null && JSON.stringify(line.phrase.args).includes(`{"seat":${seat}}`),
  }))
  return [...lines.filter(({ mine }) => mine), ...lines.filter(({ mine }) => !mine)]
}

/** The lines of some events in order. */
export function tell(events: readonly Told[]): Line[] {
  const lines: Line[] = []
  for (let at = 0; at < events.length;) {
    const event = events[at]!
    const same = alike(events, at)
    if (TOGETHER[event.event] && same > 1) lines.push(together(events.slice(at, at + same)))
    else if (!(event.event === 'points-gained' && give(lines.at(-1), event)) && !SILENT.has(event.event) && event.say)
      lines.push({ key: event.n, phrase: event.say, times: 1, points: null })
    at += TOGETHER[event.event] ? same : 1
  }
  return merged(lines)
}

function alike(events: readonly Told[], at: number): number {
  const { event, seat } = events[at]!
  let size = 1
  while (events[at + size]?.event === event && events[at + size]!['seat'] === seat) size += 1
  return size
}

function together(events: readonly Told[]): Line {
  const [first] = events
  const player: Argument = { seat: Number(first!['seat'] ?? 0) }
  const known = events.flatMap((event) =>
    typeof event['card'] === 'string' ? Array<string>(Number(event['count'] ?? 1)).fill(event['card']) : [],
  )
  if (first!.event === 'card-drawn' && known.length < events.length) {
    return {
      key: first!.n,
      phrase: { id: 'board-log-drawn-hidden', args: { player, count: events.length } },
      times: 1,
      points: null,
    }
  }
  const counted = new Map<string, number>()
  for (const card of known) counted.set(card, (counted.get(card) ?? 0) + 1)
  const cards = [...counted]
    .map(([card, count]) => (count > 1 ? `${count} × ${cardMark(card)}` : cardMark(card)))
    .join(', ')
  return { key: first!.n, phrase: { id: TOGETHER[first!.event]!, args: { player, cards } }, times: 1, points: null }
}

const PLAYED = new Set([
  'event-card-played',
  'event-ability-used',
  'event-ability-used-as',
  'event-branch-chosen',
  'event-ship-copied',
])

/** Points go to the line of the card that gave them. */
function give(line: Line | undefined, event: Told): boolean {
  const points = event.say?.args['points']
  if (!line || line.points || !PLAYED.has(line.phrase.id) || typeof points !== 'object' || !('points' in points))
    return false
  line.points = { ...points.points }
  return true
}

/** Equal lines in a row become one, with the sum of their points. */
function merged(lines: Line[]): Line[] {
  const result: Line[] = []
  for (const line of lines) {
    const last = result.at(-1)
    if (last && JSON.stringify(last.phrase) === JSON.stringify(line.phrase) && !last.points === !line.points) {
      last.times += line.times
      for (const [kind, amount] of Object.entries(line.points ?? {}))
        last.points![kind] = (last.points![kind] ?? 0) + amount
    } else result.push(line)
  }
  return result
}
