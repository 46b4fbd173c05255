const quoted = (text: string) => (/[|\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes the names of options, or the values of a variant, in a cell: `M | Black`. */
export const writtenOptions = (texts: readonly string[]): string => texts.map(quoted).join(' | ')

/** A text in quotes, in which a quote is doubled, or one without a separator. */
const ONE = /^\s*(?:"((?:[^"]|"")*)"\s*|([^|]*))(?:\||$)/

/** Reads the names of options, or the values of a variant; empty if the cell is. */
export function optionsIn(cell: string): string[] {
  const texts: string[] = []
  if (cell.trim() === '') return texts
  for (let left = cell, isMore = true; isMore; ) {
    const found: RegExpExecArray | null = ONE.exec(left)
    const [whole = left, inQuotes, plain = ''] = found ?? []
    const text = inQuotes === undefined ? plain : inQuotes.replaceAll('""', '"')
    texts.push(text.replaceAll(/\s*[\r\n\t]\s*/g, ' ').trim())
    isMore = whole.endsWith('|')
    left = left.slice(whole.length)
  }
  return texts
}
