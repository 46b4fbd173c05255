import {
  type Part,
  type PossiblePart,
  partsIn,
  type WrittenPart,
  writtenParts,
} from '../../catalogue/made-of/parts.rules.ts'
import { m } from '../../messages/m.ts'

/** The products that the parts of a file name, by SKU. */
export type PartsBySku = ReadonlyMap<string, PossiblePart>

/** Returns the SKUs that a cell of parts names. */
export function skusOfParts(cell: string | undefined): string[] {
  const read = partsIn(cell ?? '')
  return 'parts' in read ? read.parts.map(({ sku }) => sku) : []
}

/** The parts of a cell, those that the shop does not have yet, or the reason why it cannot have them. */
type ReadParts = { parts: Part[] } | { waiting: WrittenPart[] } | { wrong: string }

/** Reads a cell of parts. Parts wait if one of them is not in the shop: it may come with the same file. */
export function partsOfCell(cell: string, known: PartsBySku): ReadParts {
  const read = partsIn(cell)
  if ('wrong' in read) return { wrong: m.exchange_import_no_parts({ text: read.wrong }) }
  const parts: Part[] = []
  for (const { sku, ...choice } of read.parts) {
    const found = known.get(sku)
    if (found?.isSet) return { wrong: m.catalogue_part_is_set({ part: sku }) }
    if (found) parts.push({ productId: found.productId, ...choice })
  }
  return parts.length < read.parts.length ? { waiting: read.parts } : { parts }
}

/** The SKUs of these products, by id. */
export const skusOf = (known: PartsBySku): Map<number, string> =>
  new Map([...known].map(([sku, { productId }]) => [productId, sku]))

/** Writes parts by the SKUs of their products; a deleted one is left out. */
export const cellOfParts = (parts: readonly Part[], skus: ReadonlyMap<number, string>): string =>
  writtenParts(
    parts.flatMap(({ productId, ...choice }): WrittenPart[] => {
      const sku = skus.get(productId)
      return sku === undefined ? [] : [{ sku, ...choice }]
    }),
  )
