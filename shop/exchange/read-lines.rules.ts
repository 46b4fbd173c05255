import { readAmount } from '../lib/read-number.ts'
import type { ColumnMapping, FileLine, ImportField } from './import-fields.ts'

/** The letters and digits of a column's name: `Option1 Value` and `Option1 value` are the same column. */
export const alike = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Reads cells by field, if the file has a column for it. */
export function cellReader(headers: readonly string[], mapping: ColumnMapping) {
  const places = new Map(headers.map((header, place) => [header, place]))
  const alikePlaces = new Map(headers.map((header, place) => [alike(header), place]))
  const cellAt = ({ cells }: FileLine, place: number | undefined): string | undefined =>
    place === undefined ? undefined : (cells[place] ?? '').trim()
  /** The cell of the first of these columns that the file has. */
  const byName = (line: FileLine, ...names: string[]): string | undefined => {
    const name = names.find(one => alikePlaces.has(alike(one)))
    return name === undefined ? undefined : cellAt(line, alikePlaces.get(alike(name)))
  }
  /** The cell unchanged, with its leading empty lines. */
  const raw = ({ cells }: FileLine, field: ImportField): string =>
    cells[places.get(mapping[field] ?? '') ?? -1] ?? ''
  const byField = (line: FileLine, field: ImportField): string | undefined => {
    const header = mapping[field]
    return header === undefined ? undefined : cellAt(line, places.get(header))
  }
  return { byName, byField, raw }
}
/** Reads cells by the name of a column, or by field. */
export type CellReader = ReturnType<typeof cellReader>

/** Reads yes and no as other systems write them; undefined for anything else. */
export function yesOrNo(cell: string | undefined): boolean | undefined {
  const word = cell?.toLowerCase()
  if (word === undefined) return undefined
  if (['y', 'yes', 'true', '1', 'a', 'active', 'taxable'].includes(word)) return true
  if (['n', 'no', 'false', '0', 'draft', 'archived', 'none', '-1'].includes(word)) return false
  return undefined
}

/** Reads a price in a currency with this many decimals. Undefined if it can be read in two ways; null if the cell is empty. */
export function priceOf(cell: string | undefined, exponent: number): number | null | undefined {
  if (!cell?.trim()) return null
  const price = readAmount(cell, exponent)
  return price >= 0 ? price : undefined
}

/** The tags in a cell, which separates them by commas; a comma of a tag has a backslash. */
export const tagsOf = (cell: string): string =>
  splitAtCommas(cell)
    .map(tag => tag.slice(0, LONGEST_TAG).trim())
    .join('\n')

const LONGEST_TAG = 60

/** Splits a list at its commas, but not at those with a backslash before them. */
export const splitAtCommas = (list: string): string[] =>
  list
    .split(/(?<!\\),/)
    .map(entry => entry.replaceAll('\\,', ',').trim())
    .filter(Boolean)
