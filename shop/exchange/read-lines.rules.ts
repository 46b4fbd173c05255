import { readAmount } from '../lib/read-number.ts'
import type { ColumnMapping, FileLine, ImportField } from './import-fields.ts'

/** Reads cells by field, if the file has a column for it. */
export function cellReader(headers: readonly string[], mapping: ColumnMapping) {
  const places = new Map(headers.map((header, place) => [header, place]))
  const byName = ({ cells }: FileLine, header: string): string | undefined => {
    const place = places.get(header)
    return place === undefined ? undefined : (cells[place] ?? '').trim()
  }
  /** The cell unchanged, with its leading empty lines. */
  const raw = ({ cells }: FileLine, field: ImportField): string =>
    cells[places.get(mapping[field] ?? '') ?? -1] ?? ''
  const byField = (line: FileLine, field: ImportField): string | undefined => {
    const header = mapping[field]
    return header === undefined ? undefined : byName(line, header)
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
