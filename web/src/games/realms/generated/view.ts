// Made by tools/wire_types.py from docs/generated/schemas/realms/view.json; do not change by hand.

export type Card =
  | "scout"
  | "viper"
  | "explorer"
  | "imperial-fighter"
  | "corvette"
  | "imperial-frigate"
  | "survey-ship"
  | "battlecruiser"
  | "dreadnaught"
  | "recycling-station"
  | "space-station"
  | "war-world"
  | "royal-redoubt"
  | "fleet-hq"
  | "blob-fighter"
  | "battle-pod"
  | "trade-pod"
  | "ram"
  | "blob-destroyer"
  | "battle-blob"
  | "blob-carrier"
  | "mothership"
  | "blob-wheel"
  | "the-hive"
  | "blob-world"
  | "federation-shuttle"
  | "cutter"
  | "embassy-yacht"
  | "freighter"
  | "trade-escort"
  | "flagship"
  | "command-ship"
  | "trading-post"
  | "barter-world"
  | "defense-center"
  | "port-of-call"
  | "central-office"
  | "trade-bot"
  | "missile-bot"
  | "supply-bot"
  | "patrol-mech"
  | "stealth-needle"
  | "battle-mech"
  | "missile-mech"
  | "battle-station"
  | "mech-world"
  | "junkyard"
  | "machine-base"
  | "brain-world";

export interface Deck {
  size: number;
  /** what is known to lie on the deck, the next card first */
  top: Card[];
}

export interface Hand {
  size: number;
  /** null where the viewer may not look */
  cards: Pile | null;
  /** what everybody knows to be in the hand */
  known: Pile;
}

export interface InPlay {
  card: Card;
  count: number;
  used: ("primary" | "ally")[];
  /** the ship that a Stealth Needle is a copy of */
  as?: Ship;
  /** raid: that lasts on a base of the boss */
  damage?: number;
}

/** docs/generated/options.md says what they decide */
export interface Options {
  format?: "duel" | "free-for-all" | "hunter" | "hydra" | "emperor" | "raid";
  seats?: "auto" | "2" | "3" | "4" | "5" | "6";
  start?: "random" | "1" | "2" | "3" | "4" | "5" | "6";
  boss?: "random" | "1" | "2" | "3" | "4" | "5" | "6";
  sets?: "auto" | "1" | "2" | "3";
  discards?: "immediate" | "next-turn";
  "ally-check"?: "at-use" | "unlocked";
  "destroy-effects"?: "outposts-first" | "any-base";
  "own-bases"?: "no" | "yes";
  "needle-blob"?: "yes" | "no";
  "needle-scrapped"?: "yes" | "no";
  markers?: "stack" | "single";
  "carrier-marker"?: "kept" | "used";
  gift?: "any-card" | "draw-pile";
  "team-hands"?: "open" | "hidden";
  "pool-consent"?: "ask" | "auto";
  "pool-explorers"?: "yes" | "no";
  "turn-limit"?: string;
  "stall-claim"?: string;
}

export interface Over {
  /** the seats of the winning side; none after a draw */
  winners: Seat[];
  reason: "defeat" | "resigned" | "turn-limit" | "stalled";
}

export type Pile = { [key: string]: number };

export interface Player {
  hand: Hand;
  deck: Deck;
  /** its deck, where the viewer sees its hand; else that, and the unknown part of the hand */
  unseen: Pile;
  "in-play": InPlay[];
  /** unless said, what the format deals, or 0 with a place; a Hydra team's is told at each member */
  authority: number;
  trade: number;
  combat: number;
  markers: number;
  "blobs-played": number;
  owes: number;
  shuffles: number;
  /** 1 Star Empire, 2 Blob, 4 Trade Federation, 8 Machine Cult, added up; only with ally-check=unlocked */
  unlocked: number;
  discard: Pile;
  "ships-played": Ship[];
  /** of an eliminated seat: how many were left with it; 0 while it lives; not in a duel */
  place?: number;
}

export type Question =
  | {
      ask: "choose";
      seat?: Seat;
      card?: Card;
      as?: Card;
      number?: number;
      /** card, ability, step */
      at: [Card, "primary" | "ally" | "scrap", number];
    }
  | {
      ask: "discard" | "destroy-base" | "scrap-row" | "scrap" | "target";
      seat?: Seat;
      card?: Card;
      as?: Card;
      number?: number;
    }
  | {
      ask: "discard-then-draw";
      seat?: Seat;
      card?: Card;
      as?: Card;
      number?: number;
      done?: number;
    }
  | {
      ask: "scrap-then-draw";
      seat?: Seat;
      card?: Card;
      as?: Card;
      number?: number;
      done?: number;
      zones?: number;
    }
  | {
      ask: "acquire-ship" | "copy-ship";
      seat?: Seat;
      card?: Card;
      as?: Card;
    }
  | {
      ask: "destination";
      seat?: Seat;
      bought: Card;
    }
  | {
      ask: "amount";
      seat?: Seat;
      number?: number;
      target?: Seat;
    }
  | {
      ask: "damage";
      seat?: Seat;
      card?: Card;
      number?: number;
      damage?: number;
      owner?: Seat;
    }
  | {
      ask: "gift" | "start" | "begin-turn";
      seat?: Seat;
    }
  | {
      ask: "receiver";
      seat?: Seat;
      gift: Card;
    }
  | {
      ask: "help-from";
      seat?: Seat;
      card?: Card;
      number?: number;
    }
  | {
      ask: "help-amount";
      seat?: Seat;
      card?: Card;
      number?: number;
      target?: Seat;
      least?: number;
    }
  | {
      ask: "help-consent";
      seat?: Seat;
      card?: Card;
      number?: number;
      target?: Seat;
    }
  | {
      ask: "draw" | "reveal";
      seat?: Seat;
      number?: number;
    }
  | {
      ask: "resume";
      seat?: Seat;
      card?: Card;
      as?: Card;
      /** card, ability, step */
      at: [Card, "primary" | "ally" | "scrap", number];
    }
  | {
      ask: "payment";
      seat?: Seat;
      card?: Card;
      owner?: Seat;
      number?: number;
      promised?: { [key: string]: number };
    };

export interface Refusal {
  seat: Seat;
  card: Card;
  by: Seat;
  owner?: Seat;
}

export type Seat = number;

export type Ship =
  | "scout"
  | "viper"
  | "explorer"
  | "imperial-fighter"
  | "corvette"
  | "imperial-frigate"
  | "survey-ship"
  | "battlecruiser"
  | "dreadnaught"
  | "blob-fighter"
  | "battle-pod"
  | "trade-pod"
  | "ram"
  | "blob-destroyer"
  | "battle-blob"
  | "blob-carrier"
  | "mothership"
  | "federation-shuttle"
  | "cutter"
  | "embassy-yacht"
  | "freighter"
  | "trade-escort"
  | "flagship"
  | "command-ship"
  | "trade-bot"
  | "missile-bot"
  | "supply-bot"
  | "patrol-mech"
  | "stealth-needle"
  | "battle-mech"
  | "missile-mech";

export interface View {
  game: "realms";
  /** who looks; null is a spectator */
  seat: Seat | null;
  /** what the table settled before the deal */
  options: Options;
  /** whose turn it is */
  current: Seat;
  /** 0 before the first turn; all seats count */
  turn: number;
  /** left on their pile */
  explorers: number;
  /** the last turn with combat gained or a card acquired */
  "quiet-since": number;
  /** which anybody can count; its order is known to nobody */
  "trade-deck": Pile;
  row: Pile;
  "scrap-heap": Pile;
  /** of eliminated players */
  removed: Pile;
  /** open questions, the one that is asked now last */
  pending: Question[];
  /** who is asked; null when nature is, or when the match is over */
  actor: Seat | null;
  seats: Player[];
  over?: Over;
  /** members of the current team who are done */
  finished?: Seat[];
  /** members who got the turn since anybody did anything else */
  received?: Seat[];
  /** members of either team who would give up */
  conceded?: Seat[];
  /** what teammates would not help to pay since anybody did anything else */
  refusals?: Refusal[];
}
