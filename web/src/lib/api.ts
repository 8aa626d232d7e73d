// What is asked of the server outside a table.
import { at } from './place'
import type {
  Analysed,
  Blocks,
  Checked,
  CodeOwner,
  DeviceCode,
  Continuation,
  Feed,
  Finished,
  GameWords,
  Games,
  History,
  Join,
  Me,
  NewBrowser,
  NewLesson,
  NewName,
  NewReport,
  NewStart,
  NewTable,
  Parted,
  PlayerReport,
  Opponents,
  OpenTable,
  Problem,
  Pushing,
  QuickPlay,
  SignedIn,
  SignOut,
  Standings,
  Started,
  Reel,
  Reported,
  Table,
  Tables,
} from './generated/wire'
import type { Cards } from './words'

/** A refusal: a code that has words in every language. `offline` when the server was not reached. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown> = {},
    readonly status = 0,
  ) {
    super(code)
  }
}

export const api = {
  games: () => ask<Games>('GET', '/api/games').then(({ games }) => games),
  words: (game: string, language: string) =>
    ask<GameWords>('GET', `${gamePath(game)}/words/${language}`).then(({ sources }) => sources),
  cards: (game: string, format: string, language: string) =>
    ask<Cards>('GET', `${gamePath(game)}/cards/${encodeURIComponent(format)}/${language}`),
  me: () => ask<Me>('GET', '/api/me'),
  rename: (name: string) => ask<Me>('PUT', '/api/me', { name } satisfies NewName),
  history: (skip = 0) => ask<History>('GET', `/api/history?skip=${skip}`),
  makeAccount: (name: string, password: string) => ask<Me>('POST', '/api/account', { name, password }),
  changePassword: (old: string, fresh: string) => ask<Me>('PUT', '/api/account', { old, new: fresh }),
  signIn: (name: string, password: string, keep: boolean) =>
    ask<SignedIn>('POST', '/api/sign-in', { name, password, keep }),
  /** The secret path of my feed, and another one. */
  feed: () => ask<Feed>('GET', '/api/feed'),
  renewFeed: () => ask<Feed>('POST', '/api/feed'),
  push: () => ask<Pushing>('GET', '/api/push'),
  pushOn: (browser: NewBrowser) => ask<Pushing>('POST', '/api/push', browser),
  pushOff: (endpoint: string) => ask<Pushing>('POST', '/api/push/off', { endpoint }),
  exportAddress: () => at('/api/export'),
  deleteMe: (password: string | null) => ask<Parted>('POST', '/api/delete-me', { password }),
  signOut: (everywhere: boolean) => ask<SignOut>('POST', '/api/sign-out', { everywhere }),
  deviceCode: () => ask<DeviceCode>('POST', '/api/device'),
  whoseCode: (code: string) => ask<CodeOwner>('POST', '/api/whose-code', { code }).then(({ name }) => name),
  useDevice: (code: string, keep: boolean) => ask<SignedIn>('POST', '/api/use-code', { code, keep }),
  reset: (code: string, password: string) => ask<SignedIn>('POST', '/api/reset', { code, password }),
  /** Where I sit, and whose turn it is there. */
  myTables: () => ask<Tables>('GET', '/api/tables'),
  table: (id: string) => ask<Table>('GET', path(id)),
  openTables: () => ask<OpenTable[]>('GET', '/api/open'),
  opponents: () => ask<Opponents>('GET', '/api/opponents').then(({ opponents }) => opponents),
  /** The oldest open table that fits, or a new one. */
  quick: (wish: QuickPlay) => ask<Table>('POST', '/api/quick', wish),
  create: (wish: NewTable) => ask<Table>('POST', '/api/tables', wish),
  /** A guided match from a step on. */
  /** Open a lesson at a step, or where it is being played go to that step there. */
  learn: (game: string, lesson: string, step = 0, table: string | null = null) =>
    ask<Table>('POST', '/api/lessons', { game, lesson, step, table } satisfies NewLesson),
  check: (game: string, components: string) => ask<Checked>('POST', '/api/components', { game, components }),
  /** Look at a file before a table is opened with it. */
  checkStart: (game: string, text: string) => ask<Started>('POST', '/api/starts', { game, text } satisfies NewStart),
  tableCards: (id: string, language: string) => ask<Cards>('GET', `${path(id)}/cards/${language}`),
  /** The file of components: ours, to be corrected, or that of a table. */
  componentsAddress: (game: string) => at(`/api/components/${encodeURIComponent(game)}`),
  tableComponentsAddress: (id: string) => at(`${path(id)}/components`),
  join: (id: string, seat: number, hash: string | null) =>
    ask<Table>('POST', `${path(id)}/join`, { seat, hash } satisfies Join),
  /** A seat for another person at this device. */
  seatOther: (id: string, seat: number, other: string) =>
    ask<Table>('POST', `${path(id)}/join`, { seat, other } satisfies Join),
  unseatOther: (id: string, seat: number) => ask<Table>('POST', `${path(id)}/leave?seat=${seat}`),
  block: (id: string, seat: number) => ask<Blocks>('POST', `${path(id)}/block`, { seat }),
  blocks: () => ask<Blocks>('GET', '/api/blocks').then(({ blocked }) => blocked),
  unblock: (id: string) => ask<Blocks>('POST', '/api/unblock', { id }).then(({ blocked }) => blocked),
  reportPlayer: (id: string, report: PlayerReport) => ask<PlayerReport>('POST', `${path(id)}/report-player`, report),
  kick: (id: string, seat: number) => ask<Table>('POST', `${path(id)}/kick`, { seat }),
  leave: (id: string) => ask<unknown>('POST', `${path(id)}/leave`),
  /** The table that follows; of the same deal again, if that is wanted. */
  rematch: (id: string, same = false) => ask<Table>('POST', `${path(id)}/rematch${same ? '?same_deal=true' : ''}`),
  /** A match step by step, as a seat saw it; 0 watches, null is my own. */
  replay: (id: string, seat: number | null) =>
    ask<Reel>('GET', `${path(id)}/replay${seat === null ? '' : `?seat=${seat}`}`),
  /** How a finished match turned, if that is known … */
  analysis: (id: string) => ask<Analysed>('GET', `${path(id)}/analysis`),
  /** … and have it found out. */
  analyse: (id: string) => ask<Analysed>('POST', `${path(id)}/analysis`),
  /** A table that goes on from a moment of a finished match. */
  goOn: (id: string, from: Continuation) => ask<Table>('POST', `${path(id)}/continue`, from),
  /** Leaderboards and statistics. */
  standings: () => ask<Standings>('GET', '/api/standings'),
  /** A problem, kept for whoever looks after the server. */
  report: (problem: NewReport) => ask<Reported>('POST', '/api/report', problem),
  record: (id: string) => ask<Finished>('GET', `${path(id)}/record`),
  recordAddress: (id: string) => at(`${path(id)}/record`),
}

function gamePath(game: string): string {
  return `/api/games/${encodeURIComponent(game)}`
}

function path(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`
}

async function ask<Answer>(method: string, address: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(at(address), {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refused('offline')
  }
  const answer = (await response.json().catch(() => null)) as unknown
  if (response.ok) return answer as Answer
  const { code = 'failed', details = {} } = (answer ?? {}) as Partial<Problem>
  throw new Refused(code, details, response.status)
}
