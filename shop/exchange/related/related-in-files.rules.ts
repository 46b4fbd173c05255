import { MOST_CHOSEN } from '../../catalogue/editing/chosen-related.rules.ts'
import { partsIn, writtenParts } from '../../catalogue/made-of/parts.rules.ts'
import { m } from '../../messages/m.ts'

/** A product that another one's page can show beside it, unless it is a variant. */
export type PossibleRelated = { productId: number; isVariant: boolean }
/** The products that the related cells of a file name, by SKU. */
export type RelatedBySku = ReadonlyMap<string, PossibleRelated>

/** Writes SKUs as a cell, as the parts of a set are written. */
export const cellOfSkus = (skus: readonly string[]): string => writtenParts(skus.map(sku => ({ sku })))

/** Reads the SKUs of a cell; `wrong` is a piece that is no SKU. */
function skusIn(cell: string): { skus: string[] } | { wrong: string } {
  const read = partsIn(cell)
  if ('wrong' in read) return read
  const chosen = read.parts.find(({ kind }) => kind)
  return chosen ? { wrong: writtenParts([chosen]) } : { skus: read.parts.map(({ sku }) => sku) }
}

/** Returns the SKUs that a cell of related products names. */
export function skusOfRelated(cell: string | undefined): string[] {
  const read = skusIn(cell ?? '')
  return 'skus' in read ? read.skus : []
}

/** The related products of a cell, the SKUs of all if the shop does not have one of them yet, or the reason why it cannot have them. */
type ReadRelated = { related: number[] } | { waiting: string[] } | { wrong: string }

/** Reads a cell of related products. They wait if one of them is not in the shop: it may come with the same file. */
export function relatedOfCell(cell: string, known: RelatedBySku, ownSku: string | undefined): ReadRelated {
  const read = skusIn(cell)
  if ('wrong' in read) return { wrong: m.exchange_import_related_wrong({ text: read.wrong }) }
  const { skus } = read
  if (skus.length > MOST_CHOSEN) return { wrong: m.catalogue_related_many({ most: MOST_CHOSEN }) }
  if (new Set(skus).size < skus.length) return { wrong: m.catalogue_related_twice() }
  if (ownSku && skus.includes(ownSku)) return { wrong: m.catalogue_related_itself() }
  if (skus.some(sku => known.get(sku)?.isVariant)) return { wrong: m.catalogue_related_variant() }
  const related = skus.flatMap(sku => known.get(sku)?.productId ?? [])
  return related.length < skus.length ? { waiting: skus } : { related }
}

/** Returns those of some related products that the shop still has, as a cell. */
export function cellOfRelated(ids: readonly number[], known: RelatedBySku): string {
  const skus = new Map([...known].map(([sku, { productId }]) => [productId, sku]))
  return cellOfSkus(ids.flatMap(id => skus.get(id) ?? []))
}

/** True if a product has the related products of a row already, but for deleted ones. */
export const isSameRelated = (row: unknown, before: readonly number[], known: RelatedBySku): boolean =>
  cellOfRelated(row as number[], known) === cellOfRelated(before, known)
