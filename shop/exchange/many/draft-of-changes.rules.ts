import { toDecimal } from '../../lib/money.ts'
import type { ImportDraft } from '../import-fields.ts'
import { changedPrices, type Prices } from './changed-prices.rules.ts'
import type { ManyChanges } from './many-changes.fields.ts'

/** A product that many changes apply to, and the part of them that it has of its own. */
export type ChangedProduct = Prices & {
  sku: string
  tags: readonly string[]
  /** True if its stock is counted, and its own. */
  stockTracked: boolean
  /** True if its sale has times. */
  isTimed: boolean
  /** True if it was found itself; otherwise only its product or its variants were. */
  isFound: boolean
  isVariant: boolean
  /** True if its prices are those of its variants, or of its parts. */
  hasVariants: boolean
}

/** Names of the shelf, as files write them. */
export type NamedShelf = { category?: string; subCategory?: string; brandName?: string }

/** True if one of these changes is of a kind that each variant has of its own. */
export const isOfVariants = ({ price, priceBy, sale, endSale, quantity }: ManyChanges) =>
  [price, priceBy, sale, endSale, quantity].some(change => change !== undefined)

/** True if one of these changes is of a kind that variants have from their product. */
export const isOfProducts = (changes: ManyChanges) =>
  [changes.addTags, changes.removeTags, changes.categoryId, changes.brandId, changes.taxExemptFlag].some(
    change => change !== undefined,
  )

/**
 * Writes the changes of one product as a file would, with the fields that change and no others; undefined if none does. Prices and
 * stock are changed in variants, the rest in their product; a status only where it was found.
 */
export function draftOfChanges(
  product: ChangedProduct,
  changes: ManyChanges,
  { exponent, shelf }: { exponent: number; shelf: NamedShelf },
): ImportDraft | undefined {
  const draft: ImportDraft = {}
  if (!product.hasVariants) Object.assign(draft, ownFields(product, changes, exponent))
  if (!product.isVariant) Object.assign(draft, sharedFields(product, changes, shelf))
  if (product.isFound && changes.productStatus)
    draft.productStatus = changes.productStatus === 'A' ? 'Y' : 'N'
  if (product.isFound && !product.isVariant && changes.popularFlag !== undefined)
    draft.popularFlag = String(changes.popularFlag)
  return Object.keys(draft).length > 0 ? { sku: product.sku, ...draft } : undefined
}

function ownFields(product: ChangedProduct, changes: ManyChanges, exponent: number): ImportDraft {
  const { unitPrice, salePrice, isCut } = changedPrices(product, changes, exponent)
  const written = (minor: number) => toDecimal(minor, exponent).toFixed(exponent)
  return {
    ...((salePrice !== product.salePrice || unitPrice !== product.unitPrice) && {
      unitPrice: written(unitPrice),
      salePrice: written(salePrice),
    }),
    ...(isCut !== product.isCut && { cutPrice: isCut ? 'Y' : 'N' }),
    ...timesOf(product, changes),
    ...(changes.quantity !== undefined && product.stockTracked && { quantity: String(changes.quantity) }),
  }
}

/** A new sale has the times of the change, or none; a sale that ends has none. */
const timesOf = ({ isTimed }: ChangedProduct, { sale, endSale }: ManyChanges): ImportDraft =>
  sale?.from || sale?.until || (isTimed && (sale || endSale))
    ? { saleFrom: sale?.from ?? '', saleUntil: sale?.until ?? '' }
    : {}

function sharedFields(
  { tags }: ChangedProduct,
  { addTags = [], removeTags = [], taxExemptFlag }: ManyChanges,
  shelf: NamedShelf,
): ImportDraft {
  const without = new Set(removeTags.map(tag => tag.trim().toLowerCase()))
  const left = tags.filter(tag => !without.has(tag.toLowerCase()))
  const there = new Set(left.map(tag => tag.toLowerCase()))
  const added = addTags.map(tag => tag.trim()).filter(tag => tag && !there.has(tag.toLowerCase()))
  return {
    ...(left.length !== tags.length || added.length > 0 ? { tags: [...left, ...added].join('\n') } : {}),
    ...(taxExemptFlag && { taxExemptFlag }),
    ...shelf,
  }
}
