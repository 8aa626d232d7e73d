/**
 * Figures are drawn as halves: the left copy is lit, its mirrored twin on the right lies in shade,
 * which gives flat shapes a faceted body. A half lies at x ≥ 0, its axis at x = 0, up is negative y.
 */

/** b bright, w ordinary, d dark, x deepest, c glowing. A capital is drawn once, not mirrored. */
export type Tone = 'b' | 'w' | 'd' | 'x' | 'c' | 'B' | 'W' | 'D' | 'C'
export type Layer = readonly [Tone, string]

/** How a figure is set into its picture: fly leans and leaves a trail, stand has ground under it, float has neither. */
export interface Figure {
  pose: 'fly' | 'stand' | 'float'
  layers: readonly Layer[]
  /** Where flames come out, as x of each half. */
  engines?: readonly number[]
  size?: number
}

const LIT_AND_SHADED: Record<string, readonly [string, string]> = {
  b: ['lt', 'md'],
  w: ['md', 'dk'],
  d: ['dk', 'dp'],
  x: ['dp', 'dp'],
  c: ['hot', 'hot'],
}

export const fixed = (value: number): number => Math.round(value * 10) / 10

export function drawn(layers: readonly Layer[]): string {
  return layers
    .map(([tone, path]) => {
      const [lit, shaded] = LIT_AND_SHADED[tone.toLowerCase()] as readonly [string, string]
      if (tone === tone.toUpperCase()) return `<path class="a-${lit}" d="${path}"/>`
      return `<path class="a-${lit}" transform="scale(-1 1)" d="${path}"/><path class="a-${shaded}" d="${path}"/>`
    })
    .join('')
}

/** A whole disc, off the axis. */
export const disc = (x: number, y: number, r: number): string =>
  `M${fixed(x - r)},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0z`
/** Half a disc on the axis. */
export const half = (y: number, r: number, ry = r): string => `M0,${fixed(y - ry)}A${r},${ry} 0 0 1 0,${fixed(y + ry)}Z`
/** Half a hoop on the axis. */
export const hoop = (y: number, r: number, inner: number): string =>
  `M0,${fixed(y - r)}A${r},${r} 0 0 1 0,${fixed(y + r)}L0,${fixed(y + inner)}A${inner},${inner} 0 0 0 0,${fixed(y - inner)}Z`
export const box = (x: number, y: number, w: number, h: number): string => `M${x},${y}h${w}v${h}h${-w}z`
/** A hexagon standing on a corner. */
export const hexagon = (x: number, y: number, r: number): string => {
  const w = fixed(r * 0.866)
  return `M${x},${fixed(y - r)}l${w},${fixed(r / 2)}v${fixed(r)}l${-w},${fixed(r / 2)}l${-w},${fixed(-r / 2)}v${fixed(-r)}z`
}
/** Half a toothed wheel on the axis. */
export function cog(y: number, r: number, teeth: number, depth: number): string {
  const points: string[] = []
  const steps = teeth * 4
  for (let i = 0; i <= steps / 2; i++) {
    const angle = (i / steps) * 2 * Math.PI + Math.PI / steps
    const reach = i % 4 < 2 ? r : r - depth
    points.push(`${fixed(Math.max(0, Math.sin(angle) * reach))},${fixed(y - Math.cos(angle) * reach)}`)
  }
  return `M0,${y - r}L${points.join(' ')} 0,${y + r - depth}Z`
}
/** A spike from a round body: base around an angle (degrees from the top), reaching out to `tip`. */
export function spike(y: number, angle: number, r: number, tip: number, width: number): string {
  const at = (turn: number, reach: number): string => {
    const a = ((angle + turn) * Math.PI) / 180
    return `${fixed(Math.sin(a) * reach)},${fixed(y - Math.cos(a) * reach)}`
  }
  return `M${at(-width, r)}L${at(0, tip)} ${at(width, r)}Z`
}
/** The same path shifted, for rows of equal things. */
export const row = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')
