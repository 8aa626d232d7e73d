// The formats that are drawn.
import type { Pictures } from '../pictures'

export const PICTURES: Pictures = { duel: () => import('../../table/DuelTable.svelte') }
