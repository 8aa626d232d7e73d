// Made by tools/wire_types.py from docs/generated/schemas/cavein/view.json; do not change by hand.

export type ArtifactCard =
  | "contract+dyed-overalls"
  | "barking-up-the-right-three+alien-species-agents"
  | "mass-production+spare-totem-cast"
  | "totem-collector+third-cyber-arm"
  | "hazard-pay+locked-bunkhouse"
  | "full-spectrum+baton-of-coaxing"
  | "deep-vein-bonus+twin-shaft-lift"
  | "faction-envoy+enhanced-vision"
  | "wild-assay+loyalty-bonus"
  | "small-change+recruiters-ledger"
  | "curator+shift-whistle"
  | "motherlode-clause+prospectors-loupe";

export interface ArtifactStack {
  top: ArtifactCard | null;
  below: number;
}

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

export type Crystal =
  | "brown-1-plain"
  | "brown-1-blue"
  | "brown-1-purple"
  | "brown-3-cavein"
  | "brown-3-yellow"
  | "brown-3-red"
  | "brown-6-cavein"
  | "brown-6-green"
  | "brown-10-cavein"
  | "blue-1-plain"
  | "blue-1-yellow"
  | "blue-1-red"
  | "blue-3-plain"
  | "blue-3-cavein"
  | "blue-3-green"
  | "blue-6-cavein"
  | "blue-6-brown"
  | "blue-10-purple"
  | "purple-1-plain"
  | "purple-1-brown"
  | "purple-1-green"
  | "purple-3-plain"
  | "purple-3-cavein"
  | "purple-3-blue"
  | "purple-6-cavein"
  | "purple-6-yellow"
  | "purple-10-red"
  | "yellow-1-plain"
  | "yellow-1-blue"
  | "yellow-1-purple"
  | "yellow-3-cavein"
  | "yellow-3-red"
  | "yellow-3-green"
  | "yellow-6-cavein"
  | "yellow-6-brown"
  | "yellow-10-cavein"
  | "red-1-plain"
  | "red-1-yellow"
  | "red-1-green"
  | "red-3-plain"
  | "red-3-cavein"
  | "red-3-brown"
  | "red-6-cavein"
  | "red-6-blue"
  | "red-10-purple"
  | "green-1-plain"
  | "green-1-brown"
  | "green-1-blue"
  | "green-3-cavein"
  | "green-3-purple"
  | "green-3-yellow"
  | "green-6-cavein"
  | "green-6-red"
  | "green-10-cavein";

export type Crystals = { [key: string]: number };

export interface Effects {
  "extra-mines"?: number;
  "artifact-discounts"?: number;
  "mining-discounts"?: number;
  "second-crystals"?: number;
  "cheap-recruits"?: boolean;
  "identical-actions"?: boolean;
  "doubled-levels"?: Faction;
  "matching-colours"?: Faction;
  "lift-used"?: boolean;
  "ledger-used"?: boolean;
  "arm-used"?: boolean;
  "agents-used"?: boolean;
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

export interface Hand {
  size: number;
  /** null where the viewer may not look; without dyed cards */
  cards: Pile | null;
  /** what everybody knows to be in it */
  known: Pile;
  /** of the own hand what nobody else has seen */
  hidden: Pile | null;
  /** how many cards of levels 1 to 4 nobody else has seen */
  levels: number[];
}

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
  /** the seats of the winning side; none after a draw */
  winners: Seat[];
  reason: "collapse" | "stuck" | "round-limit" | "resigned";
}

export type Pile = { [key: string]: number };

export interface Player {
  hand: Hand;
  points: number;
  /** from bottom to top */
  base: Card[];
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

export type TintText =
  | "brown less-1"
  | "brown less-2"
  | "brown less-3"
  | "blue less-1"
  | "blue less-2"
  | "blue less-3"
  | "purple less-1"
  | "purple less-2"
  | "purple less-3"
  | "yellow less-1"
  | "yellow less-2"
  | "yellow less-3"
  | "red less-1"
  | "red less-2"
  | "red less-3"
  | "green less-1"
  | "green less-2"
  | "green less-3";

export interface View {
  game: "cavein";
  /** who looks; null is a spectator */
  seat: Seat | null;
  /** what the table settled before the deal */
  options: Options;
  /** whose turn it is */
  current: Seat;
  turn: number;
  /** rounds that are over */
  round: number;
  track: number;
  /** turns in a row in which nothing was done */
  passes: number;
  /** the start player; null until nature has chosen */
  first: Seat | null;
  factions: Faction[];
  /** of the factions in play; null: nobody has it */
  totems: { [key: string]: Seat | null };
  docks: Pile;
  "crystal-stack": Crystals;
  mine: Crystals;
  /** crystals of the mine that count as another colour this turn */
  tints: Tint[];
  removed: Pile;
  /** from bottom to top */
  played: Card[];
  /** cards in the hand of the seat in turn that count as another colour */
  dyed: { [key: string]: Pile };
  "artifact-stacks": ArtifactStack[];
  unrevealed: ArtifactCard[];
  /** stacks that have run out */
  empty: Stack[];
  phase: "starting" | "actions";
  used: ("recruit" | "mine" | "collect" | "use")[];
  actions: number;
  raided: boolean;
  /** something was done, taken or subjugated in this turn */
  busy: boolean;
  /** what lasts for the turn; what does not is left out */
  effects: Effects;
  /** open questions, the one that is asked now last */
  pending: Question[];
  /** who is asked; null when nature is, or when the match is over */
  actor: Seat | null;
  /** where the track ends the match */
  collapse: 7 | 8 | 9;
  "stack-sizes": number[];
  /** what lies in the stacks or hidden in another hand, nobody knows where */
  unseen: Pile;
  seats: Player[];
  over?: Over;
}
