import { isDeepStrictEqual } from 'node:util'
import type { Box } from '../boxes/box.ts'
import { type StoredCode, showCodes, writtenCodes } from '../catalogue/codes/product-codes.rules.ts'
import { isCutPrice } from '../catalogue/cut-price.rules.ts'
import type { SetProduct } from '../catalogue/editing/change-product.server.ts'
import { type StoredFacts, showFacts } from '../catalogue/facts/food-facts.rules.ts'
import type { Part } from '../catalogue/made-of/parts.rules.ts'
import type { Shelves } from '../catalogue/shelves/shelves.server.ts'
import { clockAt } from '../lib/dates/dates.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { cellOfBox } from './facts/box-in-files.rules.ts'
import { factChanges } from './facts/facts-in-files.rules.ts'
import { cellOfParts, type PartsBySku, skusOf } from './facts/parts-in-files.rules.ts'
import { cellOfRelated, type RelatedBySku } from './related/related-in-files.rules.ts'

/** The data by which values are shown to people. */
type Shown = {
  exponent: number
  timeZone: string
  shelves: Shelves
  partsBySku: PartsBySku
  relatedBySku: RelatedBySku
}

const names: Record<string, string> = {
  categoryId: 'subCategory',
  brandId: 'brandName',
  optionsAttributes: 'cutPrice',
  quantityStep: 'step',
  minimumSteps: 'minimum',
  maximumSteps: 'maximum',
  toleranceBp: 'tolerance',
  variantOptions: 'options',
  variantValues: 'options',
}
/** Columns that follow from other columns; the parts of a box follow from it. */
const silent = new Set(['sellinPcs'])
/** Columns with a measure in thousandths of its unit. */
const measures = new Set([
  ...['quantityStep', 'weight', 'pricedPer', 'content'],
  ...['nominalMeasure', 'measureFrom', 'measureTo'],
])

/** Returns the changes that a row makes, by field, in readable form. */
export function changesOf(
  row: Record<string, unknown>,
  before: SetProduct,
  { exponent, timeZone, shelves, partsBySku, relatedBySku }: Shown,
): Record<string, [unknown, unknown]> {
  const show = (column: string, value: unknown) => {
    if (column === 'unitPrice' || column === 'salePrice') return toDecimal(value as number, exponent)
    if (column === 'categoryId') return shelves.nameOf(value as number)
    if (column === 'brandId') return shelves.brandNameOf(value as number | null)
    if (column === 'optionsAttributes')
      return isCutPrice(value as SetProduct['optionsAttributes']) ? 'Y' : 'N'
    if (column === 'codes') return showCodes(value as StoredCode[]).map(code => writtenCodes([code]))
    if (column === 'box') return cellOfBox(value as Box | null, skusOf(partsBySku))
    if (column === 'parts') return cellOfParts((value as Part[] | null) ?? [], skusOf(partsBySku))
    if (column === 'related') return cellOfRelated(value as number[], relatedBySku)
    if (value instanceof Date) return clockAt(value, timeZone).replace('T', ' ')
    if (typeof value === 'boolean') return value ? 'Y' : 'N'
    if (measures.has(column)) return value === null ? null : toQuantity(1, value as number)
    if (column === 'toleranceBp') return value === null ? null : (value as number) / 100
    return value
  }
  /** Limits are counted in steps, and the file may change the step. */
  const limits = (column: string, after: unknown): [unknown, unknown] | undefined => {
    if (column !== 'minimumSteps' && column !== 'maximumSteps') return undefined
    const step = (wanted.quantityStep as number | undefined) ?? before.quantityStep
    return [toQuantity(before[column], before.quantityStep), toQuantity(after as number, step)]
  }
  const changes: Record<string, [unknown, unknown]> = {}
  const wanted = { ...row }
  for (const [column, after] of Object.entries(wanted)) {
    const stood = (before as Record<string, unknown>)[column]
    if (after === undefined || isDeepStrictEqual(after, stood)) delete row[column]
    else if (column === 'facts')
      Object.assign(changes, factChanges(showFacts(before.facts), showFacts(after as StoredFacts | null)))
    else if (!silent.has(column) && !(column === 'parts' && row.box))
      changes[names[column] ?? column] = limits(column, after) ?? [show(column, stood), show(column, after)]
  }
  // A product that is not on sale has one price.
  if (isDeepStrictEqual(changes.salePrice, changes.unitPrice)) delete changes.salePrice
  return changes
}

/** The name of the category or brand that a product has now. */
export const nameNow = (name: string, before: SetProduct, { shelves }: Shown) =>
  name === 'brandName'
    ? shelves.brandNameOf(before.brandId)
    : name === 'subCategory'
      ? shelves.nameOf(before.categoryId)
      : ''
