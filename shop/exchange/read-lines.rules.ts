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

/**
 * Reads a price as a number: `450.5`, `1,299.00`, `12,50`, with or without a currency sign. Undefined if it is ambiguous;
 * null if the cell is empty.
 */
export function priceOf(cell: string | undefined): number | null | undefined {
  const bare = (cell ?? '').replaceAll(/^[^\d-]+|[^\d]+$|\s/g, '')
  if (bare === '') return cell?.trim() ? undefined : null
  if (/^\d+(\.\d+)?$/.test(bare)) return Number(bare)
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return Number(bare.replaceAll(',', ''))
  return /^\d+,\d{1,2}$/.test(bare) ? Number(bare.replace(',', '.')) : undefined
}
