// Made by tools/wire_types.py from src/starlode/server/wire; do not change by hand.

/** What is done when somebody stays away who is asked, after so many seconds.

    The table waits, a bot plays until he is back, the others may claim that he gives up, or he gives up by himself. */
export interface Absence {
  then?: "bot" | "claim" | "resign" | "wait";
  grace?: number;
}

/** How well a seat chose, of 100; null if it never had a choice. */
export interface Accuracy {
  seat: number;
  accuracy: number | null;
  choices: number;
  lost: number;
}

/** One action, chosen when there were `v` events. */
export interface Act {
  t: "act";
  v: number;
  id: string;
  action: string;
}

/** Give somebody else more time: a minute, or a day where turns take days. */
export interface AddTime {
  t: "add-time";
  id: string;
  seat: number;
}

/** What everybody keeps before anything is revealed: the hashes of the secret and of every seat's salt. */
export interface Agreement {
  "starlode-agreement": number;
  table: string;
  round: number;
  game: string;
  rules: number;
  options: { [key: string]: string };
  seats: string[];
  secret: string;
  salts: string[];
}

/** What everybody keeps before anybody reveals; also after hello, where there is one. */
export interface AgreementMade {
  t: "agreement";
  agreement: Agreement;
}

/** How it stands with the analysis of a match: not offered here, not asked for yet, being made, there, or failed. */
export interface Analysed {
  state: "failed" | "none" | "off" | "ready" | "waiting";
  analysis?: Analysis | null;
}

/** What was found, by so many ways looked ahead at each moment. */
export interface Analysis {
  ways: number;
  points: ChancePoint[];
  choices: Better[];
  turning: TurningPoint[];
  players: Accuracy[];
}

/** Say whether it may. */
export interface AnswerUndo {
  t: "answer-undo";
  id: string;
  yes: boolean;
}

export type Argument =
  | number
  | string
  | { seat: number }
  | { seats: number[] }
  | { card: string }
  | { faction: string }
  | { ability: [string, string] }
  | { branch: [string, number] }
  | { points: { [key: string]: number } }
  | { message: string }
  | { phrase: Phrase };

/** Ask the others whether the own last action may be taken back. */
export interface AskUndo {
  t: "ask-undo";
  id: string;
}

/** Who is waited for, as everybody may know it. */
export interface Asked {
  seat: number;
  say: Phrase;
}

/** Somebody, by where he sits. */
export interface AtSeat { seat: number }

/** A choice that cost its seat something: after how many rows, what was played, and what was better.

    Chances are thousandths, as the seat knew the table. */
export interface Better {
  rows: number;
  turn: number;
  seat: number;
  played: Deed;
  best: Deed;
  chance: number;
  kept: number;
  reasons: Phrase[];
  line: Deed[];
}

/** Somebody whom I have blocked, by a word that is only good for taking it back. */
export interface Blocked {
  id: string;
  name: string;
}

/** All of them, the last one first. */
export interface Blocks {
  blocked: Blocked[];
}

/** What would be lost by an answer, where somebody may not have thought of it. */
export interface Caution {
  action: string;
  say: Phrase;
}

/** What every draw of a finished match follows from; docs/chance.md. */
export interface Chance {
  table: string;
  round: number;
  secret: string;
  salts: string[];
  key: string;
  commitment: string;
  agreement: Agreement | null;
  known: boolean;
  void: FailedRound[];
  draws: Draw[];
}

/** The beginning of a turn, or with null the end: how likely each seat wins as it knows it, in thousandths. */
export interface ChancePoint {
  rows: number;
  turn: number;
  seat: number | null;
  chances: number[];
}

/** What was said that the viewer may hear; after hello what is kept of it, then each line as it comes. */
export interface Chat {
  t: "chat";
  lines: ChatLine[];
}

/** What somebody said so many milliseconds ago; whoever watches, or has left his seat, has none. By channel.

    The mark is the speaker's, for this viewer alone: another name does not change it, so that who is muted stays so. */
export interface ChatLine {
  channel: "table" | "team" | "watchers";
  n: number;
  seat: number | null;
  name: string | null;
  mark: string;
  text: string | null;
  phrase:
    | "again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "one-moment"
    | "oops"
    | "sorry"
    | "take-your-time"
    | "thanks"
    | "well-played"
    | null;
  ago: number;
}

/** A text of components with which tables can be opened, and where it differs from the numbers of the box. */
export interface Checked {
  warnings: Phrase[];
}

/** Call a stalled match a draw. */
export interface ClaimDraw {
  t: "claim-draw";
  id: string;
}

/** Have those give up who have been missed for longer than the table waits. */
export interface ClaimWin {
  t: "claim-win";
  id: string;
}

/** How my rating in a format went: when, in milliseconds, and what it was then. */
export interface Climb {
  game: string;
  format: string;
  at: number[];
  ratings: number[];
}

/** How the clock of a table stands, by seat and in milliseconds from now; whoever plays together has one. */
export interface Clocks {
  t: "clock";
  left: number[];
  owners: number[];
  running: number[];
  paused: boolean;
  pause: PauseAsked | null;
  vacation: number[];
  away: number[];
}

/** Who whoever uses the code becomes. */
export interface CodeOwner {
  name: string;
}

/** A finished match to be taken up after so many rows: my seat, and the bot that plays all others. */
export interface Continuation {
  rows: number;
  seat: number;
  bot: string;
}

/** What the viewer is asked, by which card, and what is allowed. */
export interface Decision {
  seat: number;
  asked: string;
  source: string | null;
  as: string | null;
  options: Option[];
  macros: Macro[];
}

/** A move: its line of notation, and what it is called. */
export interface Deed {
  action: string;
  say: Phrase;
}

/** What a second device shows to be the same person: once, and for so many seconds. */
export interface DeviceCode {
  code: string;
  seconds: number;
}

/** A message of the viewer was carried out and written down. */
export interface Done {
  t: "done";
  id: string;
  v: number;
}

/** One of nature's choices: the draw's number must lie in the share of what came, of all that could. */
export interface Draw {
  row: number;
  event: number;
  stream: string;
  count: number;
  below: number;
  copies: number;
  total: number;
}

/** How far a table is with what its draws follow from; docs/chance.md. */
export interface Draws {
  round: number;
  agreed: boolean;
  awaited: number[];
  patience: number;
  known: boolean;
  void: VoidRound[];
}

/** How often matches of a game ended for a reason. */
export interface Ending {
  game: string;
  reason: string;
  matches: number;
}

/** A void round with all that was revealed of it, also by whom it was not. */
export interface FailedRound {
  agreement: Agreement;
  secret: string;
  salts: (string | null)[];
  seats: number[];
  names: string[];
}

/** Where my feed is, below the root of the server; whoever knows it reads where it is my turn. */
export interface Feed {
  path: string;
}

/** What was played: in the last weeks, in which formats, and how it ended. */
export interface Figures {
  matches: number;
  weeks: Week[];
  ways: Way[];
  endings: Ending[];
}

/** A match that is over, with everything in it. */
export interface Finished {
  record: { [key: string]: Json };
  chance: Chance;
  components?: string | null;
}

/** A way to play a game, and for how many seats. */
export interface Format {
  format: string;
  seats: number[];
  settings: Setting[];
}

/** What a seat did and nature did then: what was told of it, and what of the view is otherwise than before.

    A path is the name of a field, or of a seat's field, like `turn` and `seats.0.hand`, counted from 0 as lists are. */
export interface Frame {
  rows: number;
  events: Told[];
  changes: { [key: string]: Json };
  gone: string[];
  asked: Asked | null;
  reaches: Reach[];
}

export type FromServer =
  | TableChanged
  | AgreementMade
  | Presence
  | Clocks
  | Notice
  | Chat
  | Sync
  | Update
  | Done
  | Refused
  | Stale
  | Hinted;

/** A game that this server offers. */
export interface Game {
  game: string;
  formats: Format[];
  bots: string[];
  strengths: { [key: string]: number };
  proposed: string;
  gentlest: string;
  options: RuleOption[];
  components: boolean;
  lessons: string[];
}

/** What a game says of its own in a language: the texts of its .ftl files. */
export interface GameWords {
  sources: string[];
}

/** All that can be played here. */
export interface Games {
  games: Game[];
  languages: string[];
}

/** Somebody who has gone, and how many milliseconds ago. */
export interface Gone {
  seat: number;
  ago: number;
}

/** Whether a server is well, and if not, by codes, why not. */
export interface Health {
  well: boolean;
  troubles: string[];
}

/** Messages of the server in their order, and the number of the last one so far. */
export interface Heard {
  n: number;
  messages: (
    | TableChanged
    | AgreementMade
    | Presence
    | Clocks
    | Notice
    | Chat
    | Sync
    | Update
    | Done
    | Refused
    | Stale
    | Hinted)[];
}

/** First message, and whenever the client is out of step: `have` events are there already. */
export interface Hello {
  t: "hello";
  have?: number | null;
}

/** Ask what looks best, chosen when there were `v` events; everybody is told that I asked, and only I the answer. */
export interface Hint {
  t: "hint";
  v: number;
  id: string;
}

/** What looks best to the viewer's seat when there are `v` events, the best first; by so many ways looked ahead. */
export interface Hinted {
  t: "hinted";
  v: number;
  ways: number;
  options: Tip[];
}

/** My finished matches, the last ones first, and how many there are in all. */
export interface History {
  matches: PastMatch[];
  count: number;
}

/** Somebody that whoever asks has played with: at which table, and where he sat there. */
export interface Invited {
  table: string;
  seat: number;
}

/** Where somebody wants to sit (null: anywhere), and the hash of what he adds to chance; docs/chance.md.

    A hash is bound to a seat, so it comes with one; without one it may follow (`salted`), or nothing is added. */
export interface Join {
  seat?: number | null;
  hash?: string | null;
  salted?: boolean;
  other?: string | null;
}

/** any JSON */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** The leaderboard of a format: whoever has played rated matches, the best first. */
export interface Ladder {
  game: string;
  format: string;
  standings: Standing[];
}

/** How many milliseconds a word to somebody and back takes. */
export interface Lag {
  seat: number;
  lag: number;
}

/** How far a guided match is; what is said of a task stands in the words of the game. */
export interface Lesson {
  lesson: string;
  task: string | null;
  part: string;
  parts: { [key: string]: number };
  step: number;
  steps: number;
  accepts: string[];
  next: number | null;
}

/** A code from another device, or from somebody who says so. */
export interface LookAtCode { code: string }

/** Several actions for one click. */
export interface Macro {
  label: string;
  actions: string[];
}

/** Several actions in order, until the first question or refusal. */
export interface MacroAct {
  t: "macro";
  v: number;
  id: string;
  actions: string[];
}

/** A guest, as he sees himself. */
export interface Me {
  id: string;
  name: string;
  account: boolean;
}

/** How things stand for one viewer; decision, question, labels, macros and warnings only for whoever is asked. */
export interface Moment {
  view: View;
  digest: string;
  decision: Decision | null;
  asked: Asked | null;
  question: Phrase | null;
  labels: Phrase[];
  macros: Phrase[];
  undo: "consent" | "free" | null;
  undoes: Undoes | null;
  warnings: Phrase[];
  cautions: Caution[];
  reaches: Reach[];
  resigning: "ends" | "leaves" | "proposed" | "proposes" | null;
  claims: boolean;
  outcome: Outcome | null;
}

/** The name and the password with which a guest can come back from anywhere. */
export interface NewAccount {
  name: string;
  password: string;
}

/** A browser that wants to be told when it is my turn: what its push subscription says, and my language. */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
  language: string;
}

/** A guided match that somebody wants to play from a step on, counted from 0. */
export interface NewLesson {
  game: string;
  lesson: string;
  step?: number;
  table?: string | null;
}

/** A line to a table, by a word that only its owner knows. */
export interface NewLine {
  line: string;
}

/** How a guest wants to be called. */
export interface NewName { name: string }

/** Another password; everybody else who is signed in with this account has to sign in anew. */
export interface NewPassword {
  old: string;
  new: string;
}

/** Who is to sit somewhere: a bot, whoever asks, or with neither whoever has the link.

    Whoever asks may say that he adds a salt to chance: its hash, which needs the table's id, follows. */
export interface NewPlace {
  bot?: string | null;
  me?: boolean;
  salted?: boolean;
  invited?: Invited | null;
  other?: string | null;
}

/** A problem at a table, in somebody's words; `rows` names a moment of a finished match, null is now. */
export interface NewReport {
  table: string;
  text: string;
  rows?: number | null;
}

/** Such a text to be looked at, before a table is opened with it. */
export interface NewStart {
  game: string;
  text: string;
}

/** A table that somebody wants; the order of `places` is that of the seats.

    `deal` is the key that all draws shall follow from, as a finished match tells it: the same deal again.
    A rated table has the rules of the game with our components, draws that nobody knows, no hints, and does not wait. */
export interface NewTable {
  game: string;
  format?: string | null;
  seats?: number | null;
  options?: { [key: string]: string };
  places?: NewPlace[];
  components?: string | null;
  deal?: string | null;
  start?: Start | null;
  clock?: Timing | null;
  absence?: Absence | null;
  public?: boolean;
  rated?: boolean;
  hints?: boolean | null;
}

/** What everybody at the table should know about the server: it stops, or cannot write; code null: all is well. */
export interface Notice {
  t: "notice";
  code: string | null;
  say: Phrase | null;
}

/** One that does not want to be told any more. */
export interface OldBrowser { endpoint: string }

/** A table that waits for players, as everybody sees it. */
export interface OpenTable {
  id: string;
  game: string;
  format: string;
  seats: number;
  free: number;
  names: string[];
  bots: string[];
  clock: Timing | null;
  rated: boolean;
  ago: number;
}

/** Of the lobby's socket: the tables that wait for players, oldest first; at once, and whenever they change. */
export interface OpenTables {
  t: "open";
  tables: OpenTable[];
}

/** Somebody that I have played with: where, so that he can be invited. */
export interface Opponent {
  name: string;
  table: string;
  seat: number;
}

/** Those that I have played with, the last ones first. */
export interface Opponents {
  opponents: Opponent[];
}

/** an allowed action, and the same taken apart */
export interface Option {
  action: string;
  verb: string;
  [detail: string]: Json;
}

/** How a match ended: the winning seats (none: a draw), why, each seat's place, and who played together. */
export interface Outcome {
  winners: number[];
  reason: string;
  places: number[];
  sides: number[][];
}

/** How many matches stay, without his name. */
export interface Parted {
  matches: number;
}

/** Somebody who wants to be forgotten; with an account he says its password. */
export interface Parting {
  password?: string | null;
}

/** Who plays together, and each seat's role, if these options are chosen. */
export interface Party {
  options: { [key: string]: string };
  sides: number[][];
  roles: (string | null)[];
}

/** A match of mine that is over, and when that was, in milliseconds. */
export interface PastMatch {
  table: Table;
  at: number;
}

/** Ask for a pause of the clock, or agree to one; without `on` refuse it, let it be, or end it. */
export interface Pause {
  t: "pause";
  id: string;
  on: boolean;
}

/** Who asks for a pause, and who has still to agree. */
export interface PauseAsked {
  by: number;
  awaited: number[];
}

/** A Fluent message with typed arguments; it carries no human language. */
export interface Phrase {
  id: string;
  args: { [key: string]: Argument };
}

/** A seat with whoever sits there, as one viewer sees it. */
export interface Place {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string | null;
  you: boolean;
  here: boolean;
  bot: string | null;
  kept: string | null;
  for_you?: boolean;
}

/** Take the wish to give up back, where a team decides. */
export interface PlayOn {
  t: "play-on";
  id: string;
}

/** What the operator should know of somebody. */
export interface PlayerReport {
  seat: number;
  reason: "chat" | "name" | "other" | "play";
  text?: string;
}

/** Who is there now: at which seats, and how many others watch; at most once a second. */
export interface Presence {
  t: "presence";
  here: number[];
  watchers: number;
  gone: Gone[];
  lags: Lag[];
  waited: number;
  claimable: number[];
  "played-for": number[];
}

/** Why a request was refused. */
export interface Problem {
  code: string;
  details: { [key: string]: Json };
}

/** The hash of the salt that the own seat adds to chance, or null if it adds none; docs/chance.md. */
export interface Promise {
  t: "promise";
  id: string;
  round: number;
  hash: string | null;
}

/** By which key browsers know this server, and how many of mine are told; null: this server tells nobody. */
export interface Pushing {
  key: string | null;
  browsers: number;
}

/** A match that somebody wants to play with anybody: at the oldest open table that fits, else at a new one. */
export interface QuickPlay {
  game: string;
  format?: string | null;
  seats?: number | null;
  clock?: Timing | null;
  salted?: boolean;
  rated?: boolean;
}

/** Whether the viewer can attack a seat, and if not, why not. */
export interface Reach {
  seat: number;
  say: Phrase;
}

/** A match from its beginning, as a seat, or with null somebody who watched, could follow it. */
export interface Reel {
  table: Table;
  seat: number | null;
  view: View;
  frames: Frame[];
  outcome: Outcome | null;
  scores: Score[];
}

/** A message of the viewer was not carried out; id null: it could not be read. */
export interface Refused {
  t: "refused";
  id: string | null;
  code: string;
  details: { [key: string]: Json };
  say: Phrase;
}

/** A report that is kept; who looks after the server finds it by this name. */
export interface Reported {
  name: string;
}

/** The code of an operator's link, and the new password. */
export interface Reset {
  code: string;
  password: string;
}

/** Give up. */
export interface Resign {
  t: "resign";
  id: string;
}

/** The salt that was promised, once the agreement is kept. */
export interface Reveal {
  t: "reveal";
  id: string;
  round: number;
  salt: string;
}

/** A rule that a table may choose: one of its values, or with values null a whole number. */
export interface RuleOption {
  name: string;
  default: string;
  values: string[] | null;
  least: number | null;
  most: number | null;
}

/** Messages to the server, each as a socket takes it, or refuses it. */
export interface Said { messages: Json[] }

/** Say something to a channel: a text, or a phrase that every reader reads in his language. */
export interface Say {
  t: "say";
  id: string;
  channel: "table" | "team" | "watchers";
  text?: string | null;
  phrase?:
    | "again"
    | "good-game"
    | "good-luck"
    | "hello"
    | "one-moment"
    | "oops"
    | "sorry"
    | "take-your-time"
    | "thanks"
    | "well-played"
    | null;
}

/** A part of everybody's result, by seat; its name is a message, `score-` and the name. */
export interface Score {
  name: string;
  figures: number[];
}

/** A format for so many seats: the options that it uses, with what each may be (null: a number), and who is who.

    The first party is that of the defaults; others follow where an option changes it. */
export interface Setting {
  seats: number;
  options: { [key: string]: string[] | null };
  parties: Party[];
}

/** Somebody who has an account; with `keep` his matches as a guest here become the account's. */
export interface SignIn {
  name: string;
  password: string;
  keep?: boolean;
}

/** Here, or everywhere. */
export interface SignOut {
  everywhere?: boolean;
}

/** Who one is now, and how many matches came along. */
export interface SignedIn {
  id: string;
  name: string;
  account: boolean;
  moved: number;
}

/** An action was chosen on an older version; a sync follows. */
export interface Stale {
  t: "stale";
  id: string;
  v: number;
}

/** A player on a leaderboard: a person by his name, or a bot; who has left for good has no name. */
export interface Standing {
  place: number;
  name: string;
  bot: string | null;
  you: boolean;
  rating: number;
  mean: number;
  matches: number;
  won: number;
}

/** Leaderboards, and the figures of everybody and of mine; all of it follows from the finished matches. */
export interface Standings {
  ladders: Ladder[];
  all: Figures;
  mine: Figures | null;
  climbs: Climb[];
}

/** What a table begins with: the text of a position, a record or a saved match, and after how many rows of it. */
export interface Start {
  text: string;
  rows?: number | null;
}

/** What a text tells, for whoever chooses a moment of it: the beginning of each turn, and its end. */
export interface Started {
  format: string;
  seats: number;
  turns: TurnAt[];
}

/** The answer to hello: what happened after `have`, and how things stand; no moment before the start. */
export interface Sync {
  t: "sync";
  v: number;
  events: Told[];
  moment: Moment | null;
}

/** A table, as one viewer sees it from outside: no cards. */
export interface Table {
  id: string;
  game: string;
  format: string;
  seats: number;
  options: { [key: string]: string };
  places: Place[];
  phase: "over" | "running" | "waiting";
  v: number;
  commitment: string;
  draws: Draws;
  watchers: number;
  sides: number[][];
  roles: (string | null)[];
  clock: Timing | null;
  absence: Absence;
  public: boolean;
  brought: boolean;
  beside: number[];
  host: number | null;
  "sent-away": boolean;
  rated: boolean;
  hints: boolean;
  rematch: string | null;
  "undo-asked-by": number | null;
  outcome: Outcome | null;
  components: boolean;
  texts: boolean;
  figures: { [key: string]: number };
  lesson: Lesson | null;
}

/** Places, presence, phase, a request for undo or the rematch are now so; a request comes with what it means. */
export interface TableChanged {
  t: "table";
  table: Table;
  undo?: UndoAsked | null;
}

/** The tables of a guest, newest first, and whose turn it is where one is played at. */
export interface Tables {
  tables: Table[];
  turns: Turn[];
}

/** The clock of a table: seconds for each turn, for the whole match (and a bit more for each turn), or days a turn.

    Days are told in seconds too: a day has 86,400. */
export interface Timing {
  kind: "bank" | "days" | "turn";
  seconds: number;
  increment?: number;
}

/** An option of the viewer's decision: how likely it wins, in thousandths (null: it was hardly tried), and why. */
export interface Tip {
  action: string;
  chance: number | null;
  reasons: Phrase[];
}

export type ToServer =
  | Hello
  | Act
  | MacroAct
  | Undo
  | AskUndo
  | AnswerUndo
  | Resign
  | PlayOn
  | ClaimDraw
  | ClaimWin
  | Pause
  | AddTime
  | Vacation
  | Promise
  | Reveal
  | Hint
  | Say;

/** a numbered event as the viewer may see it, with its log line; “hidden” is a filler without one */
export interface Told {
  n: number;
  event: string;
  say?: Phrase;
  [detail: string]: Json | Phrase | undefined;
}

/** Whose turn it is at a table that is played at; nobody's where that is not known yet. */
export interface Turn {
  table: string;
  asked: number[];
  ago: number | null;
}

/** A moment that a table can begin at: after how many rows, in which turn, and who is asked. */
export interface TurnAt {
  rows: number;
  turn: number;
  seat: number;
}

/** Where it turned for a seat; a choice has its `Better` at the same rows. */
export interface TurningPoint {
  seat: number;
  number: number;
  kind: "choice" | "others-turn" | "own-turn";
  rows: number;
  turn: number;
  before: number;
  after: number;
}

/** Of the lobby's socket: whose turn it is at my tables that are played at; at once, and whenever it changes. */
export interface Turns {
  t: "turns";
  turns: Turn[];
}

/** Whom to let play with me again. */
export interface Unblock { id: string }

/** Take back the own last action, where that is free. */
export interface Undo {
  t: "undo";
  id: string;
}

/** What somebody asks to take back, and the seats that have still to agree. */
export interface UndoAsked {
  undoes: Undoes;
  awaited: number[];
}

/** What would be taken back: what somebody did last, as the viewer may know it, and what else goes with it. */
export interface Undoes {
  say: Phrase | null;
  others: number;
}

/** What happened after event number `from`, and how things stand. */
export interface Update {
  t: "update";
  from: number;
  v: number;
  events: Told[];
  moment: Moment;
}

/** A code from another device; with `keep` one's matches as a guest here become his whose code it is. */
export interface UseCode {
  code: string;
  keep?: boolean;
}

/** Go on vacation for so many days, where turns take days; 0 comes back. */
export interface Vacation {
  t: "vacation";
  id: string;
  days: number;
}

/** what one seat, or with null a spectator, may know */
export interface View {
  game: string;
  seat: number | null;
  [detail: string]: Json;
}

/** A round that came to no deal: these seats did not reveal what they had promised. */
export interface VoidRound {
  round: number;
  seats: number[];
  names: string[];
}

/** How often a format was played, and how that ended for me; for all these are no one's. */
export interface Way {
  game: string;
  format: string;
  matches: number;
  won: number;
  drawn: number;
}

/** How many matches ended in a week, which began then, in milliseconds. */
export interface Week {
  begins: number;
  matches: number;
}
