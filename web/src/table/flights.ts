// Cards on their way: copies that fly over the table while it already shows how things stand. Only transform and opacity move.

/** From a spot to a spot; a card in it where it is known. */
export interface Flight {
  card: string | null
  from: string
  to: string
  /** scrap: shrinks away. break: a base falls. attack: a line. sweep: all that has gone from the spot. */
  way?: 'scrap' | 'break' | 'attack' | 'sweep'
}

/** Where something leaves from, and what it looked like there if it was a card. */
interface Departure extends Flight {
  element: HTMLElement
  box: DOMRect
  copy: HTMLElement | null
}

/** How long a card flies, in milliseconds. */
export const MOVE = 260
const GAP = 70
const LONGEST = 900

const spots = (root: ParentNode, spot: string, card: string | null): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(`[data-spot="${spot}"]${card ? `[data-card="${card}"]` : ''}`),
]
const isCard = (element: HTMLElement): boolean => element.dataset['card'] !== undefined

/** Before the table changes: where everything leaves from, and what it looks like. */
export function departures(root: ParentNode, flights: readonly Flight[]): Departure[] {
  const taken = new Set<Element>()
  return flights.flatMap((flight) => {
    const all = spots(root, flight.from, null)
    const named = spots(root, flight.from, flight.card).filter((each) => !taken.has(each))
    const leaving =
      flight.way === 'sweep' ? all.filter(isCard) : [named[0] ?? all.find((each) => !isCard(each)) ?? all[0]]
    return leaving.flatMap((element) => {
      if (!element) return []
      taken.add(element)
      const copy = isCard(element) && flight.way !== 'attack' ? lookAlike(element) : null
      return [
        {
          ...flight,
          card: flight.card ?? element.dataset['card'] ?? null,
          element,
          box: element.getBoundingClientRect(),
          copy,
        },
      ]
    })
  })
}

/** After it: let them fly. Says how long it takes, when all have landed, and what ends it at once. */
export function launch(
  root: ParentNode,
  layer: HTMLElement,
  leaving: readonly Departure[],
  pace: number,
): { lasts: number; landed: Promise<unknown>; finish: () => void } {
  const running: Animation[] = []
  const arrived = new Set<Element>()
  // Bases stay where the ships are swept from.
  const going = leaving.filter(({ way, element }) => way !== 'sweep' || !element.isConnected)
  const gap = Math.min(GAP, (LONGEST - MOVE) / Math.max(1, going.length)) * pace
  going.forEach((departure, at) => {
    const goal = goalOf(root, departure, arrived)
    if (!goal) return
    arrived.add(goal)
    const timing = { duration: MOVE * pace, delay: at * gap, easing: 'cubic-bezier(.2,.7,.3,1)', fill: 'both' as const }
    if (departure.way === 'attack') running.push(strike(layer, departure.box, goal.getBoundingClientRect(), timing))
    else running.push(...fly(layer, departure, goal, timing))
  })
  return {
    lasts: running.length ? MOVE * pace + going.length * gap : 0,
    landed: Promise.all(running.map(landing)),
    finish: () => running.forEach((each) => each.finish()),
  }
}

/** When an animation is over, or has lost what it moved. */
const landing = (animation: Animation): Promise<unknown> => animation.finished.catch(() => undefined)

/** The newest card of its kind there, or the pile. */
function goalOf(root: ParentNode, { to, card }: Departure, arrived: ReadonlySet<Element>): HTMLElement | undefined {
  const cards = card ? spots(root, to, card).reverse() : []
  return (
    cards.find((each) => !arrived.has(each)) ??
    spots(root, to, null).find((each) => !isCard(each)) ??
    spots(root, to, null)[0]
  )
}

function fly(
  layer: HTMLElement,
  { box, copy, way }: Departure,
  goal: HTMLElement,
  timing: KeyframeAnimationOptions,
): Animation[] {
  const end = goal.getBoundingClientRect()
  if (copy) {
    const shown = [go(layer, copy, box, box, end, timing, way)]
    if (isCard(goal))
      shown.push(
        goal.animate([{ opacity: 0 }, { opacity: 0, offset: 0.55 }, { opacity: 1 }], { ...timing, fill: 'backwards' }),
      )
    return shown
  }
  if (!isCard(goal)) return [go(layer, cardBack(), card(box), card(box), card(end), timing, way)]
  // Out of a pile comes what is then seen.
  return [
    go(layer, lookAlike(goal), end, box, end, timing, way),
    goal.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' }),
  ]
}

/** Lay a ghost over `at`, and move it from one box to another. */
function go(
  layer: HTMLElement,
  ghost: HTMLElement,
  at: DOMRect,
  from: DOMRect,
  to: DOMRect,
  timing: KeyframeAnimationOptions,
  way: Flight['way'],
): Animation {
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {
    left: `${at.left}px`,
    top: `${at.top}px`,
    width: `${at.width}px`,
    height: `${at.height}px`,
  })
  layer.append(ghost)
  const start = placed(at, from)
  const goal = placed(at, to)
  const arc = Math.min(28, Math.hypot(goal.x - start.x, goal.y - start.y) / 8)
  const middle = {
    x: start.x + (goal.x - start.x) * 0.55,
    y: start.y + (goal.y - start.y) * 0.55 - arc,
    size: (start.size + goal.size) / 2,
  }
  const arrives = at === to ? 1 : way === 'scrap' ? 0 : 0.25
  const animation = ghost.animate(
    [
      { transform: transform(start), opacity: at === from ? 1 : 0.4 },
      {
        transform: way === 'break' ? `${transform(start)} rotate(-4deg)` : transform(middle),
        opacity: 1,
        offset: 0.55,
      },
      {
        transform: way === 'scrap' ? `${transform({ ...goal, size: goal.size / 2 })} rotate(12deg)` : transform(goal),
        opacity: arrives,
      },
    ],
    timing,
  )
  void landing(animation).then(() => ghost.remove())
  return animation
}

interface Placed {
  x: number
  y: number
  size: number
}

/** How a box must be moved to lie on the middle of another, no larger than it. */
function placed(box: DOMRect, on: DOMRect): Placed {
  return {
    x: on.left + on.width / 2 - box.left - box.width / 2,
    y: on.top + on.height / 2 - box.top - box.height / 2,
    size: box === on ? 1 : Math.min(on.width / box.width, on.height / box.height, 1.4),
  }
}
const transform = ({ x, y, size }: Placed): string => `translate(${x}px, ${y}px) scale(${size})`

function strike(layer: HTMLElement, from: DOMRect, to: DOMRect, timing: KeyframeAnimationOptions): Animation {
  const line = document.createElement('div')
  line.className = 'strike'
  const [x1, y1, x2, y2] = [
    from.left + from.width / 2,
    from.top + from.height / 2,
    to.left + to.width / 2,
    to.top + to.height / 2,
  ]
  Object.assign(line.style, { left: `${x1}px`, top: `${y1}px`, width: `${Math.hypot(x2 - x1, y2 - y1)}px` })
  layer.append(line)
  const turn = `rotate(${Math.atan2(y2 - y1, x2 - x1)}rad)`
  const drawnOut = { transform: `${turn} scaleX(1)` }
  const animation = line.animate(
    [
      { transform: `${turn} scaleX(0)`, opacity: 1 },
      { ...drawnOut, opacity: 1, offset: 0.6 },
      { ...drawnOut, opacity: 0 },
    ],
    {
      ...timing,
      duration: Number(timing.duration) * 1.4,
    },
  )
  void landing(animation).then(() => line.remove())
  return animation
}

function lookAlike(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(true) as HTMLElement
  copy.querySelectorAll('.note, .card__info, .hit, .sr').forEach((each) => each.remove())
  for (const each of [copy, ...copy.querySelectorAll('[data-spot], [data-card]')]) {
    each.removeAttribute('data-spot')
    each.removeAttribute('data-card')
  }
  copy.classList.remove('is-playable', 'is-asked', 'is-source', 'is-dull', 'is-idle')
  copy.inert = true
  return copy
}

function cardBack(): HTMLElement {
  const back = document.createElement('div')
  back.className = 'ghost__back'
  return back
}

/** A card's box in the middle of another. */
function card(box: DOMRect): DOMRect {
  const width = Math.min(box.width, 40)
  return new DOMRect(box.left + (box.width - width) / 2, box.top + box.height / 2 - width * 0.7, width, width * 1.4)
}
