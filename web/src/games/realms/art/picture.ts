import { BLOB } from './blob'
import { CULT } from './cult'
import { EMPIRE } from './empire'
import { FEDERATION } from './federation'
import { invented } from './invent'
import { dice } from '../../../art/seed'
import { drawn, type Figure, fixed } from '../../../art/shape'
import { HEIGHT, type Place, sky, WIDTH } from './sky'
import { UNALIGNED } from './unaligned'

/** What a picture is made from. */
export interface Subject {
  id: string
  faction: string
  kind: string
  cost: number
}

const DRAWN: Record<string, Figure> = { ...UNALIGNED, ...FEDERATION, ...BLOB, ...EMPIRE, ...CULT }
const made = new Map<string, string>()

/** The inside of a card's picture, in a box of 200 × 140. */
export function picture(subject: Subject): string {
  const key = `${subject.id} ${subject.faction} ${subject.kind}`
  let found = made.get(key)
  if (found === undefined) made.set(key, (found = compose(subject)))
  return found
}

export const figureOf = ({ id, faction, kind }: Subject): Figure => DRAWN[id] ?? invented(id, faction, kind)

function compose(subject: Subject): string {
  const roll = dice(subject.id)
  const figure = figureOf(subject)
  const flies = figure.pose === 'fly'
  const at: Place = { x: fixed(roll(44, 156)), y: fixed(roll(28, flies ? 62 : 50)), r: fixed(roll(24, 42)) }
  const turn = flies ? fixed(roll(22, 46) * (at.x > WIDTH / 2 ? -1 : 1)) : 0
  const size = fixed((figure.size ?? 1) * (flies ? 0.94 + Math.min(subject.cost, 8) * 0.03 : 1) * 100) / 100
  const middle = figure.pose === 'stand' ? 78 : 71
  return (
    sky(subject.faction, roll, at) +
    ground(figure, roll(0, 1)) +
    `<ellipse cx="100" cy="${middle}" rx="78" ry="62" fill="url(#glow-${subject.faction})"/>` +
    `<g transform="translate(100 ${middle}) rotate(${turn}) scale(${size})">${trails(figure, subject.faction)}<g class="a-figure">${drawn(figure.layers)}</g></g>`
  )
}

function ground({ pose }: Figure, luck: number): string {
  if (pose !== 'stand') return ''
  const line =
    luck < 0.34 ? 'Q100,84 210,112' : luck < 0.67 ? 'L38,104 92,114 150,102 210,110' : 'Q60,96 110,108T210,104'
  return `<path class="a-dp" d="M-10,${HEIGHT}V110${line}V${HEIGHT}Z"/><path class="a-line" d="M-10,110${line}"/>`
}

function trails({ pose, engines = [0] }: Figure, faction: string): string {
  if (pose !== 'fly') return ''
  const flames = engines.flatMap((x) => (x ? [-x, x] : [x]))
  const width = flames.length > 2 ? 3 : 5
  return flames
    .map(
      (x) =>
        `<path d="M${x - width},26L${x + width},26 ${x + width * 3},150 ${x - width * 3},150Z" fill="url(#trail-${faction})"/>`,
    )
    .join('')
}
