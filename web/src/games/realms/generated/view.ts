// Made by tools/wire_types.py from docs/schemas/realms/view.json; do not change by hand.

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

export type Cards = Card[];

export interface InPlay {
  card: Card;
  count?: number;
  used?: ("primary" | "ally")[];
  /** the ship that a Stealth Needle is a copy of */
  as?: Card;
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
  winners: Seats;
  reason: "defeat" | "resigned" | "turn-limit" | "stalled";
}

/** the decision stack, the open question last */
export type Pending = Question[];

/** how many of each card */
export type Pile = { [key: string]: number };

/** of an eliminated seat: how many were left with it; 0 while it lives; not in a duel */
export type Place = number;

export interface Player {
  authority: Points;
  trade: Points;
  combat: Points;
  markers: Points;
  "blobs-played": Points;
  owes: Points;
  shuffles: Points;
  unlocked: Unlocked;
  place?: Place;
  hand: {
    size: number;
    /** null where the viewer may not look */
    cards: Pile | null;
    /** what everybody knows to be in it */
    known: Pile;
  };
  deck: {
    size: number;
    top: Cards;
  };
  /** of a seat whose hand the viewer sees the deck; of another what lies in its deck or in the unknown part of its hand */
  unseen: Pile;
  discard: Pile;
  "in-play": InPlay[];
  "ships-played": Cards;
}

export type Points = number;

export type Question =
  | {
      ask: "choose";
      seat?: Seat;
      card?: Card;
      as?: Card;
      number?: number;
      at: Step;
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
      at: Step;
    }
  | {
      ask: "payment";
      seat?: Seat;
      card?: Card;
      owner?: Seat;
      number?: number;
      promised?: { [key: string]: number };
    };

/** hydra: what teammates would not help to pay since anybody did anything else */
export type Refusals = {
  /** who asked */
  seat: Seat;
  card: Card;
  by: Seat;
  /** whose base it was to be; none for a purchase */
  owner?: Seat;
}[];

export type Seat = number;

export type Seats = Seat[];

/** a place in a program: card, ability, step */
export type Step = [Card, "primary" | "ally" | "scrap", number];

/** 1 Star Empire, 2 Blob, 4 Trade Federation, 8 Machine Cult, added up; only with ally-check=unlocked */
export type Unlocked = number;

export interface View {
  game: "realms";
  /** who looks; null is a spectator */
  seat: 1 | 2 | 3 | 4 | 5 | 6 | null;
  options: Options;
  turn: number;
  current: Seat;
  explorers: number;
  "quiet-since": number;
  /** what is left, which anybody can count; its order is known to nobody */
  "trade-deck": Pile;
  row: Pile;
  "scrap-heap": Pile;
  removed: Pile;
  pending: Pending;
  over?: Over;
  finished?: Seats;
  received?: Seats;
  conceded?: Seats;
  refusals?: Refusals;
  /** who is asked; null when nature is, or when the match is over */
  actor: 1 | 2 | 3 | 4 | 5 | 6 | null;
  seats: Player[];
}
