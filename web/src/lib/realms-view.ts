// Made by tools/wire_types.py from docs/schemas/view.json; do not change by hand.

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
}

/** docs/options.md says what they decide */
export interface Options {
  format: "duel";
  start: "random" | "1" | "2";
  sets: "auto" | "1" | "2" | "3";
  discards: "immediate" | "next-turn";
  "ally-check": "at-use" | "unlocked";
  "turn-limit": string;
  "stall-claim": string;
}

export interface Over {
  winner: Seat | null;
  reason: "defeat" | "resigned" | "turn-limit" | "stalled";
}

/** the decision stack, the open question last */
export type Pending = Question[];

/** how many of each card */
export type Pile = { [key: string]: number };

export interface Player {
  authority: Points;
  trade: Points;
  combat: Points;
  markers: Points;
  "blobs-played": Points;
  owes: Points;
  shuffles: Points;
  unlocked: Unlocked;
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
  /** of the own seat the deck; of another what lies in its deck or in the unknown part of its hand */
  unseen: Pile;
  discard: Pile;
  "in-play": InPlay[];
  "ships-played": Cards;
}

export type Points = number;

export type Question =
  | {
      ask: "choose";
      seat: Seat;
      card: Card;
      as?: Card;
      number: number;
      at: Step;
    }
  | {
      ask: "resume";
      seat: Seat;
      card: Card;
      as?: Card;
      at: Step;
    }
  | {
      ask: "discard";
      seat: Seat;
      card?: Card;
      as?: Card;
      number: number;
    }
  | {
      ask: "scrap" | "scrap-row" | "destroy-base";
      seat: Seat;
      card: Card;
      as?: Card;
      /** 1 from the hand, 2 from the discard pile, 4 may be declined, added up */
      number?: number;
    }
  | {
      ask: "discard-then-draw";
      seat: Seat;
      card: Card;
      as?: Card;
      number: number;
      done?: number;
    }
  | {
      ask: "scrap-then-draw";
      seat: Seat;
      card: Card;
      as?: Card;
      number: number;
      done?: number;
      zones: number;
    }
  | {
      ask: "acquire-ship" | "copy-ship";
      seat: Seat;
      card: Card;
      as?: Card;
    }
  | {
      ask: "destination";
      seat: Seat;
      bought: Card;
    }
  | {
      ask: "draw" | "reveal";
      seat: Seat;
      number: number;
    }
  | {
      ask: "start" | "begin-turn";
      seat: Seat;
    };

export type Seat = 1 | 2;

/** a place in a program: card, ability, step */
export type Step = [Card, "primary" | "ally" | "scrap", number];

/** 1 Star Empire, 2 Blob, 4 Trade Federation, 8 Machine Cult, added up; only with ally-check=unlocked */
export type Unlocked = number;

export interface View {
  game: "realms";
  /** who looks; null is a spectator */
  seat: 1 | 2 | null;
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
  /** who is asked; null when nature is, or when the match is over */
  actor: 1 | 2 | null;
  seats: Player[];
}
