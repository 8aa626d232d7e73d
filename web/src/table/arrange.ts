// A view tells how many of each card lie in a place; people want each to stay where it was.
export type Pile = Readonly<Record<string, number>>

export interface Slot {
  key: string
  card: string
}

/** A hand or what is in play: new cards come last. */
export class Arrangement {
  #slots: Slot[] = []
  #made = 0

  /** The cards of a pile in a steady order; asking twice changes nothing. */
  next(pile: Pile): Slot[] {
    const { kept, added } = this.compare(this.#slots, pile)
    const slots = [...kept.filter((slot) => slot !== null), ...added]
    if (!alike(slots, this.#slots)) this.#slots = slots
    return this.#slots
  }

  /** Which slots are still filled, and what came. */
  protected compare(slots: readonly (Slot | null)[], pile: Pile): { kept: (Slot | null)[]; added: Slot[] } {
    const left = new Map(Object.entries(pile))
    const kept = slots.map((slot) => {
      const count = slot ? (left.get(slot.card) ?? 0) : 0
      if (slot && count) left.set(slot.card, count - 1)
      return count ? slot : null
    })
    const added = [...left].flatMap(([card, count]) =>
      Array.from({ length: count }, () => ({ key: `${card}-${this.#made++}`, card })),
    )
    return { kept, added }
  }
}

/** A row of places: a new card takes the place of one that is gone, which stays empty until then. */
export class Places extends Arrangement {
  #places: (Slot | null)[] = []

  places(pile: Pile): (Slot | null)[] {
    const { kept, added } = this.compare(this.#places, pile)
    const places = [...kept.map((slot) => slot ?? added.shift() ?? null), ...added]
    if (!alike(places, this.#places)) this.#places = places
    return this.#places
  }
}

const alike = (one: readonly (Slot | null)[], other: readonly (Slot | null)[]): boolean =>
  one.length === other.length && one.every((slot, at) => slot === other[at])

export const sizeOf = (pile: Pile): number => Object.values(pile).reduce((sum, count) => sum + count, 0)
export const listOf = (pile: Pile): string[] =>
  Object.entries(pile).flatMap(([card, count]) => Array<string>(count).fill(card))
