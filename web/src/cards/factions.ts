export type Marks = Readonly<Record<string, { shape: string; letter: string }>>

const GAMES = import.meta.glob<Marks>('../games/*/marks.ts', { eager: true, import: 'MARKS' })

/** A faction's shape in the sprite and its letter, the same in all languages; each game's folder has its own. */
export const FACTION_MARKS: Marks = Object.assign({}, ...Object.values(GAMES))
