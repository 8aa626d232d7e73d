// Every edition is drawn.
import type { Pictures } from '../pictures'

const CAVE: Pictures[string] = () => import('./CaveinTable.svelte')

export const PICTURES: Pictures = { en2021: CAVE, de2018: CAVE, pl2018: CAVE }
