// Cave-In: heads of six peoples with four ranks, crystals of six habits, totems, and relics for artifacts. All from data.
import { dice, pick } from '../../art/seed'
import { cog, disc, drawn, fixed, half, hexagon, hoop, type Layer, spike } from '../../art/shape'

const HEADS: Record<string, readonly Layer[]> = {
  brown: [
    ['b', 'M0,-30L14,-28 23,-14 21,8 12,21 0,23Z'],
    ['d', 'M2,-11L19,-15 21,-6 4,-4Z'],
    ['c', 'M7,-5L16,-6 15,-1 8,0Z'],
    ['w', 'M0,9L15,6 11,20 0,23Z'],
    ['d', 'M0,13h8l-1,3H0z'],
  ],
  blue: [
    ['w', 'M9,12C15,24 11,34 19,42C8,40 4,28 3,16Z'],
    ['d', 'M17,8C26,18 22,28 32,34C20,34 12,24 10,12Z'],
    ['b', 'M0,-38C6,-24 25,-14 23,4C21,17 8,21 0,20Z'],
    ['w', 'M0,14C3,26 0,34 3,44H0Z'],
    ['x', disc(12, -1, 7)],
    ['c', disc(11, -2, 4)],
  ],
  purple: [
    ['w', 'M7,-20L20,-44 26,-12Z'],
    ['d', 'M12,-20L19,-34 21,-16Z'],
    ['b', 'M0,-27L16,-22 25,-4 14,15 5,24 0,25Z'],
    ['x', 'M3,-7L21,-9 17,2 6,4Z'],
    ['c', disc(11, -3, 2.6)],
    ['c', 'M0,-26L6,-19 0,-9Z'],
    ['d', 'M0,12h5l-3,5H0z'],
  ],
  yellow: [
    ['d', 'M18,-18L23,-42 26,-42 23,-14Z'],
    ['b', 'M0,-29L22,-18 22,11 0,23Z'],
    ['x', 'M0,-11h19v10H0z'],
    ['c', 'M3,-9h10v6H3z'],
    ['w', 'M0,6h14v3H0zM0,12h10v3H0z'],
    ['w', 'M22,-8h5v12h-5z'],
  ],
  red: [
    ['w', 'M5,14C18,18 24,28 15,40C15,30 8,26 2,22Z'],
    ['w', 'M5,-22L12,-46 17,-19Z'],
    ['d', 'M15,-18L32,-36 24,-6Z'],
    ['b', 'M0,-29C14,-29 25,-16 23,0C21,14 8,23 0,25Z'],
    ['c', 'M5,-6L19,-14 17,-3Z'],
    ['x', disc(7, 6, 2.5) + disc(14, 4, 2)],
  ],
  green: [
    ['w', 'M3,-20C8,-46 30,-44 25,-25C21,-14 10,-14 3,-20Z'],
    ['d', 'M13,-8C32,-27 45,-10 34,0C25,5 16,1 13,-8Z'],
    ['b', 'M0,-27C14,-23 23,-6 17,10C12,21 4,27 0,27Z'],
    ['x', 'M4,-5C9,-10 15,-9 18,-6C14,0 8,1 4,-5Z'],
    ['c', disc(11, -5.5, 2.3)],
    ['d', 'M0,14C4,13 7,14 9,16C5,19 2,19 0,19Z'],
  ],
}

/** Rank by headgear: lamp, hard hat, crest, crown. */
const RANKS: readonly (readonly Layer[])[] = [
  [
    ['x', 'M0,-27L15,-23 16,-18 0,-21Z'],
    ['c', half(-23, 4.5)],
  ],
  [
    ['w', 'M0,-43C15,-43 24,-35 26,-22L30,-20 0,-24Z'],
    ['d', 'M0,-43h4v19H0z'],
  ],
  [
    ['w', 'M0,-44C10,-42 14,-36 15,-26L0,-24Z'],
    ['c', 'M0,-41L6,-34 0,-27Z'],
  ],
  [['c', 'M0,-50L5,-41 14,-46 13,-33 0,-31Z']],
]

export interface MercenarySubject {
  id: string
  colour: string
  level: number
}

/** A mercenary's picture, in a box of 120 × 96: as many halo rings as levels, shoulders that grow with them. */
export function mercenaryArt({ id, colour, level }: MercenarySubject): string {
  const roll = dice(id)
  const rings = Array.from(
    { length: level },
    (_, i) => `<circle r="${34 + i * 9}" class="a-line" stroke-width="${2 - i * 0.3}"/>`,
  )
  const broad = 20 + level * 6
  const strap = fixed(roll(6, 14))
  const body: Layer[] = [
    ['d', `M0,24L14,22 ${broad + 12},36 ${broad + 18},70H0Z`],
    ['w', level > 1 ? `M${broad - 6},30L${broad + 14},28 ${broad + 22},46 ${broad},44Z` : 'M12,30h8v30h-8z'],
    ['x', `M0,30h6l-2,30H0z`],
    ['w', `M${strap + 6},46h${fixed(roll(8, 16))}v4h-${strap}z`],
  ]
  const rank = RANKS[Math.min(level, RANKS.length) - 1] ?? []
  return (
    `<rect width="120" height="96" fill="url(#sky-${colour})"/>${stars(roll, 9)}` +
    `<g transform="translate(60 54)">${rings.join('')}<g class="a-figure">${drawn(body)}${drawn(HEADS[colour] ?? HEADS['brown']!)}${drawn(rank)}</g></g>`
  )
}

function stars(roll: (low: number, high: number) => number, count: number): string {
  const dots = Array.from(
    { length: count },
    () => `<circle cx="${fixed(roll(0, 120))}" cy="${fixed(roll(0, 56))}" r="${fixed(roll(0.3, 1.1))}"/>`,
  )
  return `<g class="a-star" opacity=".7">${dots.join('')}</g>`
}

/** A shard stands on its foot at 0,0; w wide, h high. Each colour has a habit of its own. */
const SHARDS: Record<string, (w: number, h: number) => string> = {
  brown: (w, h) =>
    face('lt', `M${-w},${-h}l${w},${-w / 2}l${w},${w / 2}l${-w},${w / 2}z`) +
    face('md', `M${-w},${-h}l${w},${w / 2}V0l${-w},${-w / 2}z`) +
    face('dk', `M${w},${-h}l${-w},${w / 2}V0l${w},${-w / 2}z`),
  blue: (w, h) =>
    face('lt', `M0,${-h}C${-w * 0.3},${-h * 0.8} ${-w},${-h * 0.66} ${-w},${-h * 0.4}L${-w * 0.7},0H0Z`) +
    face('dk', `M0,${-h}C${w * 0.3},${-h * 0.8} ${w},${-h * 0.66} ${w},${-h * 0.4}L${w * 0.7},0H0Z`) +
    face(
      'md',
      `M0,${-h}C${-w * 0.2},${-h * 0.7} ${w * 0.5},${-h * 0.5} ${w * 0.3},0H${-w * 0.25}C${-w * 0.5},${-h * 0.5} 0,${-h * 0.7} 0,${-h}Z`,
    ),
  purple: (w, h) =>
    face('md', `M${-w},${-h * 0.66}L${-w * 0.5},${-h}H${w * 0.5}L${w},${-h * 0.66} 0,0Z`) +
    face('lt', `M${-w},${-h * 0.66}L${-w * 0.5},${-h} ${-w * 0.3},${-h * 0.66} 0,0Z`) +
    face('dk', `M${w},${-h * 0.66}L${w * 0.3},${-h * 0.66} 0,0Z`) +
    face('hot', `M${-w * 0.5},${-h}H${w * 0.5}L${w * 0.3},${-h * 0.66}H${-w * 0.3}Z`, 0.65),
  yellow: (w, h) =>
    face('lt', `M${-w},${-h * 0.82}L${-w * 0.4},${-h * 0.7}V0L${-w},${-h * 0.08}Z`) +
    face('md', `M${-w * 0.4},${-h * 0.7}L${w * 0.5},${-h * 0.76}V${-h * 0.04}L${-w * 0.4},0Z`) +
    face('dk', `M${w * 0.5},${-h * 0.76}L${w},${-h * 0.9}V${-h * 0.1}L${w * 0.5},${-h * 0.04}Z`) +
    face(
      'hot',
      `M${-w},${-h * 0.82}L${-w * 0.3},${-h} ${w},${-h * 0.9} ${w * 0.5},${-h * 0.76} ${-w * 0.4},${-h * 0.7}Z`,
      0.75,
    ),
  red: (w, h) =>
    face('lt', `M0,${-h * 1.1}L${-w},0H0Z`) +
    face('dk', `M0,${-h * 1.1}L${w},0H0Z`) +
    face('md', `M0,${-h * 1.1}L${w * 0.3},0H${-w * 0.34}Z`),
  green: (w, h) =>
    face('lt', `M0,${-h}C${-w * 1.1},${-h * 0.66} ${-w},${-h * 0.2} 0,0Z`) +
    face('dk', `M0,${-h}C${w * 1.1},${-h * 0.66} ${w},${-h * 0.2} 0,0Z`) +
    face('hot', `M0,${-h}C${-w * 0.5},${-h * 0.6} ${-w * 0.4},${-h * 0.3} 0,0Z`, 0.5),
}
const face = (tone: string, path: string, opacity?: number): string =>
  `<path class="a-${tone}" d="${path.replace(/-?\d+\.\d+/g, (figure) => String(fixed(Number(figure))))}"${opacity ? ` opacity="${opacity}"` : ''}/>`

/** How tall and how broad the habits are, beside the others. */
const BUILD: Record<string, { wide?: number; high?: number; lean?: number }> = {
  brown: { wide: 1.15, high: 0.8, lean: 1 / 3 },
  purple: { high: 0.84 },
}

/** Where shards stand: x, y, width, height, lean; the dearer, the more. */
const CLUSTERS: readonly (readonly (readonly [number, number, number, number, number])[])[] = [
  [
    [-13, 3, 9, 34, -14],
    [9, 6, 13, 52, 8],
  ],
  [
    [-22, 2, 10, 40, -22],
    [20, 2, 10, 36, 20],
    [0, 7, 15, 62, 0],
  ],
  [
    [-28, 1, 10, 40, -28],
    [27, 1, 11, 44, 26],
    [-11, 4, 13, 62, -8],
    [12, 7, 14, 56, 8],
  ],
  [
    [-32, 0, 11, 44, -32],
    [32, 0, 11, 46, 32],
    [-17, 3, 13, 62, -15],
    [18, 4, 13, 60, 15],
    [0, 8, 17, 76, 0],
  ],
]

/** A crystal's picture, in a box of 120 × 100; `size` counts from 0, the cheapest. */
export function crystalArt({ id, colour, size }: { id: string; colour: string; size: number }): string {
  const roll = dice(id)
  const { wide = 1, high = 1, lean = 1 } = BUILD[colour] ?? {}
  const shard = SHARDS[colour] ?? SHARDS['blue']!
  const at = Math.min(size, CLUSTERS.length - 1)
  const shards = CLUSTERS[at]!.map(([x, y, w, h, a]) => {
    const turn = fixed((a + roll(-4, 4)) * lean)
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${shard(fixed(w * wide), fixed(h * high * roll(0.92, 1.06)))}</g>`
  })
  return (
    `<ellipse cx="60" cy="56" rx="${36 + at * 6}" ry="${30 + at * 5}" fill="url(#glow-${colour})"/>` +
    `<g transform="translate(60 80)"><path class="a-rock" d="M-44,12L-34,-4 -14,-8 10,-6 32,-4 45,12Z"/>${shards.join('')}<path class="a-rock2" d="M-46,12L-26,3 -8,9 12,3 30,8 46,12Z"/></g>`
  )
}

/** A totem, in a box of 90 × 124. */
export function totemArt(colour: string): string {
  const pole: Layer[] = [
    ['d', 'M0,96h26l4,14H0z'],
    ['w', 'M0,74h19l3,10-3,12H0z'],
    ['b', 'M0,54h15l6,8-4,12H0z'],
    ['x', 'M0,80h9v6H0z'],
    ['c', 'M0,60h8v4H0z'],
  ]
  return `<g transform="translate(45 10)"><ellipse cy="46" rx="44" ry="52" fill="url(#glow-${colour})"/>${drawn(pole)}<g transform="translate(0 34) scale(.86)">${drawn(HEADS[colour] ?? HEADS['brown']!)}</g></g>`
}

const BODIES: readonly Layer[][] = [
  [
    ['w', half(6, 26)],
    ['d', hoop(6, 26, 20)],
  ],
  [
    ['w', 'M0,-26L24,-12 24,24 0,38Z'],
    ['d', 'M0,-14L14,-6 14,18 0,26Z'],
  ],
  [
    ['w', 'M0,-20h14l10,10v28l-10,12H0z'],
    ['d', 'M0,-8h10l5,6v14l-5,8H0z'],
  ],
  [
    ['w', cog(6, 28, 10, 6)],
    ['d', half(6, 18)],
  ],
  [
    ['w', 'M0,-28C16,-20 26,0 20,34H0Z'],
    ['d', 'M0,-12C9,-6 14,8 11,26H0Z'],
  ],
  [
    ['w', 'M0,-24L28,6 0,36Z'],
    ['d', 'M0,-8L13,6 0,20Z'],
  ],
]
const CROWNS: readonly Layer[][] = [
  [['b', spike(-4, 26, 18, 46, 12)]],
  [
    ['b', 'M0,-46L8,-30 0,-24Z'],
    ['b', 'M10,-38L18,-26 10,-22Z'],
  ],
  [['b', hoop(-30, 12, 7)]],
  [['b', 'M0,-34h10v8H0zM0,-46h5v10H0z']],
  [
    ['d', 'M0,-42C14,-44 22,-34 20,-24L0,-26Z'],
    ['c', half(-34, 4)],
  ],
  [
    ['b', disc(14, -28, 6)],
    ['c', disc(14, -28, 2.4)],
  ],
]
const CORES: readonly Layer[][] = [
  [['c', half(6, 7)]],
  [['c', 'M0,-4L8,6 0,18Z']],
  [['c', 'M0,0h9v4H0zM0,9h6v4H0z']],
  [
    ['x', half(6, 9)],
    ['c', half(6, 4)],
  ],
  [['c', 'M0,-6C7,0 7,10 0,18Z']],
]
const SIDES: readonly Layer[][] = [
  [['d', 'M26,-6h14v6H26zM26,12h14v6H26z']],
  [['b', 'M24,6L46,-10 40,14Z']],
  [
    ['d', disc(38, 6, 8)],
    ['c', disc(38, 6, 3)],
  ],
  [['w', 'M22,24L44,38 20,36Z']],
  [['d', 'M28,-20C44,-12 46,16 30,28L26,20C36,10 34,-4 24,-12Z']],
]

/** An artifact half as a relic of its own, in a box of 120 × 96. */
export function relicArt(id: string): string {
  const roll = dice(id)
  const layers = [...pick(roll, SIDES), ...pick(roll, BODIES), ...pick(roll, CROWNS), ...pick(roll, CORES)]
  const rays = pick(roll, [6, 8, 12])
  const turn = fixed(roll(0, 60))
  const lines = Array.from(
    { length: rays },
    (_, i) => `<path class="a-line" transform="rotate(${fixed(turn + (i * 360) / rays)})" d="M0,-40V-58"/>`,
  )
  return `<g transform="translate(60 46)"><path class="a-line" d="${hexagon(0, 0, 44)}"/>${lines.join('')}<g class="a-figure">${drawn(layers)}</g></g>`
}
