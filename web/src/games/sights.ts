// How a game is told as text: each game's folder says it; any other in plain words.
import { PLAIN_SIGHT, type Sight } from '../text/describe'

const GAMES = import.meta.glob<Sight>('./*/sight.ts', { eager: true, import: 'SIGHT' })

export const sightOf = (game: string): Sight => GAMES[`./${game}/sight.ts`] ?? PLAIN_SIGHT
