/** The most tags that a field suggests. */
const MOST_SUGGESTED = 8

/** The tags that were typed, each once. */
export const tagsIn = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
]

/** The tags before the last one, and the last one, which may still be typed. */
function lastIn(typed: string): { before: string[]; last: string } {
  const at = typed.lastIndexOf(',')
  return { before: tagsIn(typed.slice(0, Math.max(0, at))), last: typed.slice(at + 1).trim() }
}

/** Returns the tags that the last typed one may become: those that contain it, the most frequent first; none that is there already. */
export function suggestedTags(typed: string, known: readonly { tag: string }[]): string[] {
  const { before, last } = lastIn(typed)
  const has = new Set([...before, last].map(tag => tag.toLowerCase()))
  return known
    .map(({ tag }) => tag)
    .filter(tag => !has.has(tag) && tag.includes(last.toLowerCase()))
    .slice(0, MOST_SUGGESTED)
}

/** Returns the typed tags with this one, which takes the place of what it was suggested for. */
export function withTag(typed: string, tag: string): string {
  const { before, last } = lastIn(typed)
  const isBegun = last !== '' && tag.includes(last.toLowerCase())
  return [...before, ...(isBegun || last === '' ? [] : [last]), tag].join(', ')
}
