// Finding an answer by its number or by a part of its words.

/** Without case and accents. */
export function folded(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').replaceAll('ß', 'ss').normalize('NFKD').replace(/\p{M}/gu, '')
}

/** Which labels, counted from 0, are meant: by a number counted from 1, or by words that all occur. */
export function matching(labels: readonly string[], typed: string): number[] {
  const sought = folded(typed).split(/\s+/).filter(Boolean)
  const all = labels.map((_, at) => at)
  if (!sought.length) return all
  if (sought.length === 1 && /^\d+$/.test(sought[0]!)) {
    const exact = Number(sought[0]) - 1
    return exact in labels ? [exact] : []
  }
  return all.filter((at) => sought.every((word) => folded(labels[at]!).includes(word)))
}
