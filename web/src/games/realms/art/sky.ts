import { type Dice, pick } from '../../../art/seed'
import { fixed, hexagon } from '../../../art/shape'

/** Where the great disc of a sky hangs. */
export interface Place {
  x: number
  y: number
  r: number
}

export const WIDTH = 200
export const HEIGHT = 140

/** What hangs in the sky of a faction; each card has its own arrangement of it. */
export function sky(faction: string, roll: Dice, at: Place): string {
  const draw = SKIES[faction] ?? unaligned
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky-${faction})"/>${stars(roll, 22)}${draw(roll, at)}`
}

export function stars(roll: Dice, count: number, width = WIDTH, height = HEIGHT): string {
  let found = ''
  for (let i = 0; i < count; i++) {
    found += `<circle cx="${fixed(roll(0, width))}" cy="${fixed(roll(0, height))}" r="${fixed(roll(0.3, 1.1))}" opacity="${fixed(roll(0.3, 0.95))}"/>`
  }
  return `<g class="a-star">${found}</g>`
}

const disc = (faction: string, { x, y, r }: Place, part = 1): string =>
  `<circle cx="${x}" cy="${y}" r="${fixed(r * part)}" fill="url(#disc-${faction})"/>`

function federation(roll: Dice, at: Place): string {
  const { x, y, r } = at
  const tilt = pick(roll, [-24, -18, 14, 22])
  const rings = pick(roll, [[1.35, 1.6, 1.68], [1.5, 1.9], [], [1.3, 1.42, 1.8, 2.1]])
  const lanes = rings.map(
    (k) =>
      `<ellipse cx="${x}" cy="${y}" rx="${fixed(r * k)}" ry="${fixed(r * k * 0.26)}" class="a-line" transform="rotate(${tilt} ${x} ${y})"/>`,
  )
  const moon = { x: fixed(WIDTH - x + roll(-14, 14)), y: fixed(roll(20, 50)), r: fixed(roll(4, 9)) }
  return disc('trade-federation', at) + lanes.join('') + disc('trade-federation', moon)
}

function blob(roll: Dice, at: Place): string {
  const bubbles = Array.from(
    { length: 10 },
    () =>
      `<circle cx="${fixed(roll(0, WIDTH))}" cy="${fixed(roll(0, HEIGHT))}" r="${fixed(roll(3, 15))}" class="a-bubble"/>`,
  )
  return disc('blob', at) + bubbles.join('')
}

function empire(roll: Dice, at: Place): string {
  const { x, y } = at
  const count = pick(roll, [12, 16, 20])
  const turn = roll(0, 12)
  const rays = Array.from(
    { length: count },
    (_, i) =>
      `<path class="a-ray" transform="rotate(${fixed(turn + (i * 360) / count)} ${x} ${y})" d="M${x},${y}l-${fixed(110 / count)},-190h${fixed(220 / count)}z"/>`,
  )
  return rays.join('') + disc('star-empire', at, 0.8)
}

function cult(roll: Dice, at: Place): string {
  const { x, y, r } = at
  const shells = pick(roll, [
    [1.25, 1.55, 2, 2.6],
    [1.4, 1.5, 2.3],
    [1.3, 1.8, 2.4, 3],
  ])
  const wires = pick(roll, [
    `M0,${fixed(y + 20)}H${fixed(x - r)}M${fixed(x + r)},${fixed(y - 12)}H${WIDTH}M${x},0V${fixed(y - r)}`,
    `M${fixed(x - r)},${y}L${fixed(x - r - 40)},${fixed(y + 40)}V${HEIGHT}M${fixed(x + r)},${y}L${fixed(x + r + 40)},${fixed(y - 40)}`,
    `M0,${fixed(y - 16)}H${fixed(x - r)}M${x},${fixed(y + r)}V${HEIGHT}M${fixed(x + r)},${fixed(y + 8)}H${WIDTH}`,
  ])
  return `<path d="${hexagon(x, y, r)}" fill="url(#disc-machine-cult)"/>${shells.map((k) => `<path d="${hexagon(x, y, r * k)}" class="a-line"/>`).join('')}<path class="a-line" d="${wires}"/>`
}

function unaligned(roll: Dice, at: Place): string {
  const bend = fixed(roll(-20, 20))
  return (
    disc('unaligned', at, 0.6) +
    `<path class="a-line" d="M-10,${fixed(at.y + 60)}Q100,${fixed(at.y - 10 + bend)} 210,${fixed(at.y + 40)}"/>`
  )
}

const SKIES: Record<string, (roll: Dice, at: Place) => string> = {
  'trade-federation': federation,
  blob,
  'star-empire': empire,
  'machine-cult': cult,
}
