// Who is who at a table: sides and roles as the server tells them, whatever the game.

export interface Company {
  sides: number[][]
  roles: (string | null)[]
}

/** Whether some play together. */
export function hasTeams({ sides }: Company): boolean {
  return sides.some((side) => side.length > 1)
}

/** The sides with the reader's own first, and he first in it. */
export function sidesFor({ sides }: Company, mine: number | null): number[][] {
  const first = (seats: number[]): number[] => [...seats].sort((a, b) => Number(b === mine) - Number(a === mine))
  return sides.map(first).sort((a, b) => Number(b[0] === mine) - Number(a[0] === mine))
}

/** The seats in the order of play, beginning with the reader's. */
export function inTurn(seats: number, mine: number | null): number[] {
  return Array.from({ length: seats }, (_, at) => (((mine ?? 1) - 1 + at) % seats) + 1)
}
