// Made by tools/wire_types.py from docs/schemas/cavein/view.json; do not change by hand.

/** its two halves */
export type ArtifactCard = string;

export type ArtifactStacks = ({
  top: ArtifactCard | null;
  below: number;
})[];

export type Card =
  | "driller"
  | "foreman"
  | "sergeant"
  | "colonel"
  | "frogt-opus"
  | "fish-bean"
  | "shu-war"
  | "mu-shell"
  | "mineracoon"
  | "diggerhino"
  | "ancientone"
  | "maccarat"
  | "oddgrabber"
  | "drollo"
  | "robuster"
  | "scrabber"
  | "cyberwitch"
  | "mindwasp"
  | "custodian"
  | "domina"
  | "sapling"
  | "stalkroot"
  | "seeder"
  | "mandragore";

export type Colour = "brown" | "blue" | "purple" | "yellow" | "red" | "green";

export type Cost = 1 | 3 | 6 | 10;

/** colour, cost and mark; the points too where only these differ */
export type Crystal = string;

export type Crystals = { [key: string]: number };

/** cards in the hand of the seat in turn that count as another colour */
export type Dyed = { [key: string]: Pile };

/** what lasts for the turn; what does not is left out */
export interface Effects {
  "extra-mines"?: number;
  "artifact-discounts"?: number;
  "mining-discounts"?: number;
  "second-crystals"?: number;
  "cheap-recruits"?: true;
  "identical-actions"?: true;
  "doubled-levels"?: Faction;
  "matching-colours"?: Faction;
  "lift-used"?: true;
  "ledger-used"?: true;
  "arm-used"?: true;
  "agents-used"?: true;
}

export type Faction = "terrons" | "hydrans" | "minegglers" | "metanels" | "bioss" | "weedlocks";

export type Half =
  | "contract"
  | "barking-up-the-right-three"
  | "mass-production"
  | "totem-collector"
  | "hazard-pay"
  | "full-spectrum"
  | "deep-vein-bonus"
  | "faction-envoy"
  | "wild-assay"
  | "small-change"
  | "curator"
  | "motherlode-clause"
  | "dyed-overalls"
  | "alien-species-agents"
  | "spare-totem-cast"
  | "third-cyber-arm"
  | "locked-bunkhouse"
  | "baton-of-coaxing"
  | "twin-shaft-lift"
  | "enhanced-vision"
  | "loyalty-bonus"
  | "recruiters-ledger"
  | "shift-whistle"
  | "prospectors-loupe";

/** docs/generated/options.md says what they decide */
export interface Options {
  edition?: "en2021" | "de2018" | "pl2018";
  weedlocks?: "book" | "cards";
  seats?: "2" | "3" | "4";
  factions?: string;
  start?: "random" | "1" | "2" | "3" | "4";
  "taken-crystals-cave-in"?: "yes" | "no";
  "surplus-cards"?: "yes" | "no";
  "unowned-totems"?: "yes" | "no";
  "robuster-one-colour"?: "auto" | "yes" | "no";
  "empty-skills"?: "yes" | "no";
  "open-crystals"?: "yes" | "no";
  "round-limit"?: string;
}

export interface Over {
  winners?: Seat[];
  reason: "collapse" | "stuck" | "round-limit" | "resigned";
}

/** the open question last */
export type Pending = Question[];

export type Phase = "starting" | "actions";

export type Pile = { [key: string]: number };

export interface Player {
  hand: {
    size: number;
    /** null where the viewer may not look; without dyed cards */
    cards: Pile | null;
    /** what everybody knows to be in it */
    known: Pile;
    /** of the own hand what nobody else has seen */
    hidden: Pile | null;
    /** how many cards of levels 1 to 4 nobody else has seen */
    levels: number[];
  };
  points: number;
  base: Row;
  crystals: Crystals;
  subjugated: Pile;
  artifacts: Half[];
  /** the colour of the Spare Totem Cast */
  cast: Colour | null;
  command: Faction | null;
  left: boolean;
}

export type Question =
  | {
      ask: "pay-recruit" | "recolour";
      seat?: Seat;
      card?: Card;
    }
  | {
      ask: "paying-colour";
      seat?: Seat;
      crystal: Crystal;
      tint?: TintText | null;
      cost: number;
    }
  | {
      ask: "pay-crystal";
      seat?: Seat;
      crystal: Crystal;
      tint?: TintText | null;
      cost: number;
      paid: number;
      cards: number;
      colour: Colour;
      overalls?: boolean;
    }
  | {
      ask: "pay-artifact";
      seat?: Seat;
      cost: number;
      paid: number;
      cards: number;
      artifact: Half;
    }
  | {
      ask: "take-crystal";
      seat?: Seat;
      card?: Card;
      cost: Cost;
      colour: Colour | null;
      lift?: boolean;
    }
  | {
      ask: "take-from-docks";
      seat?: Seat;
      card?: Card;
      levels: number;
      level: number;
    }
  | {
      ask: "take-from-bases";
      seat?: Seat;
      card?: Card;
      left: number;
      colour: Colour | null;
      used?: Seat[];
      mode: "one-base" | "each-or-some";
    }
  | {
      ask: "take-from-bottom" | "dye-colour" | "subjugate-from-hand";
      seat?: Seat;
      card?: Card;
      left: number;
    }
  | {
      ask: "new-colour";
      seat?: Seat;
      crystal: Crystal;
      tint?: TintText | null;
    }
  | {
      ask: "dye";
      seat?: Seat;
      card?: Card;
      left: number;
      colour: Colour;
    }
  | {
      ask: "subjugate";
      seat?: Seat;
      card?: Card;
      level: number;
    }
  | {
      ask: "second-raid";
      seat?: Seat;
      raided: Seat;
    }
  | {
      ask: "cast-colour" | "begin-turn";
      seat?: Seat;
    }
  | {
      ask: "factions" | "command" | "start";
      seat?: Seat;
      left: number;
    }
  | {
      ask: "draw" | "refill-docks";
      seat?: Seat;
      left: number;
      level: number;
    }
  | {
      ask: "refill-mine";
      seat?: Seat;
      left: number;
      cost: Cost;
    }
  | {
      ask: "reveal";
      seat?: Seat;
      stack: number;
    }
  | {
      ask: "deal";
      seat?: Seat;
      step: "factions" | "stacks" | "mine" | "docks" | "hands" | "commands" | "artifacts" | "start" | "done";
      dealt: number;
    }
  | {
      ask: "after-mining";
      seat?: Seat;
      left: number;
      cost: Cost;
      lift?: boolean;
    }
  | {
      ask: "after-raid";
      seat?: Seat;
      raided: Seat;
      second?: boolean;
    }
  | {
      ask: "count-stacks";
      seat?: Seat;
      next?: Stack | null;
    };

/** from bottom to top */
export type Row = Card[];

export type Seat = number;

export type Stack =
  | "mercenaries-1"
  | "mercenaries-2"
  | "mercenaries-3"
  | "mercenaries-4"
  | "crystals-1"
  | "crystals-3"
  | "crystals-6"
  | "crystals-10";

export interface Tint {
  crystal: Crystal;
  colour: Colour;
  less: number;
}

/** what a crystal counts as, as in a line of notation */
export type TintText = string;

/** crystals of the mine that count as another colour this turn */
export type Tints = Tint[];

/** of the factions in play; null: nobody has it */
export type Totems = { [key: string]: Seat | null };

export type Used = ("recruit" | "mine" | "collect" | "use")[];

export interface View {
  game: "cavein";
  /** who looks; null is a spectator */
  seat: Seat | null;
  options: Options;
  turn: number;
  /** rounds that are over */
  round: number;
  track: number;
  /** turns in a row in which nothing was done */
  passes: number;
  current: Seat;
  /** the start player; null until nature has chosen */
  first: Seat | null;
  factions: Faction[];
  totems: Totems;
  docks: Pile;
  "crystal-stack": Crystals;
  mine: Crystals;
  tints: Tints;
  removed: Pile;
  played: Row;
  dyed: Dyed;
  "artifact-stacks": ArtifactStacks;
  unrevealed: ArtifactCard[];
  /** stacks that have run out */
  empty: Stack[];
  phase: Phase;
  used: Used;
  actions: number;
  raided: boolean;
  /** something was done, taken or subjugated in this turn */
  busy: boolean;
  effects: Effects;
  pending: Pending;
  over?: Over;
  /** who is asked; null when nature is, or when the match is over */
  actor: Seat | null;
  /** where the track ends the match */
  collapse: 7 | 8 | 9;
  "stack-sizes": number[];
  /** what lies in the stacks or hidden in another hand, nobody knows where */
  unseen: Pile;
  seats: Player[];
}
