// Every format is drawn.
import type { Pictures } from '../pictures'

const DRAWN: Pictures[string] = () => import('./DuelTable.svelte')
const FORMATS = ['duel', 'free-for-all', 'hunter', 'hydra', 'emperor', 'raid']

export const PICTURES: Pictures = Object.fromEntries(FORMATS.map((format) => [format, DRAWN]))
