/** The most lines of a file of redirects, and the most bytes of the file. */
export const MOST_PAIRS = 10_000
export const MOST_FILE_BYTES = 4 * 2 ** 20

/** An old and a new address as a file has them, and their line. */
export type Pair = { line: number; from: string; to: string }

/** The names of columns with the new address; that of a file of Shopify is `Redirect to`. */
const TO = /^(redirect )?(to|target|new)\b/i
const ADDRESS = /^(\/|https?:)/i

/**
 * Returns the pairs of addresses of a file's rows. A first line without an address has the names of the columns; the new address may come
 * first by them.
 */
export function pairsOf(rows: readonly { line: number; cells: readonly string[] }[]): Pair[] {
  const [first] = rows
  const named = first !== undefined && !first.cells.some(cell => ADDRESS.test(cell.trim()))
  const turned = named && TO.test(first.cells[0]?.trim() ?? '')
  const [from, to] = turned ? [1, 0] : [0, 1]
  return rows
    .slice(named ? 1 : 0)
    .map(({ line, cells }) => ({ line, from: cells[from]?.trim() ?? '', to: cells[to]?.trim() ?? '' }))
    .filter(pair => pair.from !== '' || pair.to !== '')
}

/** Returns the delimiter of a text: that of its first line. */
export function delimiterOf(text: string): string {
  const first = text.slice(0, 4_000).split(/\r?\n/, 1)[0] as string
  return ['\t', ';'].find(sign => first.includes(sign) && !first.includes(',')) ?? ','
}
