import { readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import { wooAddress } from './addresses/old-address.rules.ts'
import { shelfOfTrees } from './category-tree.rules.ts'
import { factDraft } from './facts/fact-fields.ts'
import type { FileLine, ImportDraft, ReadDraft } from './import-fields.ts'
import { type CellReader, tagsOf, yesOrNo } from './read-lines.rules.ts'
import {
  kindsOf,
  refusalOf,
  valuesOf,
  type WooVariations,
  wholeOf,
  wooPrices,
  wooSaleTimes,
  wooStock,
} from './woo-products.rules.ts'

/** A product that variations name: its SKU, and its options in their order. */
export type WooParent = { sku: string; options: readonly string[] }

/** Products that have variations, by SKU and by `id:12`; the file lists them before their variations. */
export type WooParents = Map<string, WooParent>

/** The number of parents remembered. */
const MOST_PARENTS = 20_000

/** The pounds in the units of weight that WooCommerce writes. */
const weights: [string, number][] = [
  ['Weight (lbs)', 1],
  ['Weight (kg)', 1 / 0.453_592_37],
  ['Weight (g)', 1 / 453.592_37],
  ['Weight (oz)', 1 / 16],
]

/** Returns the weight in pounds, from the unit that the column name says. */
function weightOf(line: FileLine, { byName }: CellReader): string | undefined {
  for (const [column, pounds] of weights) {
    const cell = byName(line, column)
    if (cell === undefined) continue
    const weight = readNumber(cell)
    return weight > 0
      ? String(Math.round(weight * pounds * 1000) / 1000)
      : cell && Number.isNaN(weight)
        ? cell
        : ''
  }
}

/** The fields of the line itself. */
function ownOf(line: FileLine, reader: CellReader): { own: ImportDraft; note: string | undefined } {
  const { byName, byField } = reader
  const details = byField(line, 'productDetails') || byName(line, 'Short description')
  const images = byField(line, 'images')
  const { shelf, note } = shelfOfTrees(byField(line, 'category') ?? '')
  const [brandName, tags] = [byField(line, 'brandName'), byField(line, 'tags')]
  return {
    own: {
      ...(details ? { productDetails: details.replaceAll('\\n', '\n') } : {}),
      ...shelf,
      ...(brandName ? { brandName } : {}),
      ...(tags ? { tags: tagsOf(tags) } : {}),
      ...(images
        ? {
            pictures: images
              .split(',')
              .map(address => ({ address: address.trim(), text: '' }))
              .filter(({ address }) => address),
          }
        : {}),
    },
    note,
  }
}

/** Reads if the shop shows the product; a hidden one is found nowhere, so it is not shown. */
function statusOf(line: FileLine, { byName, byField }: CellReader): { status?: 'A' | 'N'; note?: string } {
  const published = yesOrNo(byField(line, 'productStatus'))
  const isHidden =
    byName(line, 'Visibility in catalog', 'Visibility in catalogue')?.toLowerCase() === 'hidden'
  if (isHidden && published !== false) return { status: 'N', note: m.exchange_import_woo_hidden() }
  return published === undefined ? {} : { status: published ? 'A' : 'N' }
}

/**
 * Reads products of a WooCommerce export, one per line. A variation is a variant of its product. `variations` are those of the whole
 * file.
 */
export function readWooLines(
  lines: readonly FileLine[],
  reader: CellReader,
  parents: WooParents,
  variations: WooVariations = new Map(),
): ReadDraft[] {
  const { byName, byField } = reader
  return lines.map((line): ReadDraft => {
    const kinds = kindsOf(line, reader)
    const { own, note: ofShelf } = ownOf(line, reader)
    const { status, note: hidden } = statusOf(line, reader)
    const id = byName(line, 'ID')
    const popular = yesOrNo(byField(line, 'popularFlag'))
    const tax = byField(line, 'taxExemptFlag')?.toLowerCase()
    const sku = byField(line, 'sku') || (id ? `woo-${id}` : '')
    const { price: unitPrice, salePrice } = wooPrices(line, reader)
    const [weight, codes] = [weightOf(line, reader), byField(line, 'codes')]
    const { stockTracked, ...stock } = wooStock(line, reader)
    const ofEach: ImportDraft = {
      sku,
      unitPrice,
      salePrice,
      cutPrice: salePrice ? 'Y' : 'N',
      ...wooSaleTimes(line, reader),
      ...(own.pictures ? { pictures: own.pictures } : {}),
      ...stock,
      ...(codes === undefined ? {} : { codes }),
      ...(weight === undefined ? {} : { weight }),
      ...(status === undefined ? {} : { productStatus: status }),
    }
    const parent = kinds.includes('variation') ? parents.get(byName(line, 'Parent') ?? '') : undefined
    if (parent) {
      const options = valuesOf(line, reader, parent.options)
      // Facts are those of its product; others are noted.
      const facts = factDraft(field => byField(line, field) || undefined)
      return { line: line.line, draft: { ...ofEach, ...facts, variantOf: parent.sku, options } }
    }
    const draft: ImportDraft = {
      ...ofEach,
      productName: byField(line, 'productName') ?? '',
      ...own,
      ...factDraft(field => byField(line, field)),
      ...(stockTracked === undefined ? {} : { stockTracked }),
      ...(tax === undefined ? {} : { taxExemptFlag: tax === 'none' ? 'Y' : 'N' }),
      ...(popular === undefined ? {} : { popularFlag: popular ? '1' : '0' }),
    }
    const refused = sku || draft.productName ? refusalOf(kinds) : undefined
    if (refused) return { line: line.line, draft, refused }
    const oldAddress = wooAddress(line, reader)
    const notes: Record<string, string> = {
      ...(ofShelf ? { subCategory: ofShelf } : {}),
      ...(hidden ? { productStatus: hidden } : {}),
    }
    if (kinds.includes('variable')) {
      const keys = [byField(line, 'sku'), id && `id:${id}`].filter(key => key !== undefined && key !== '')
      const its = keys.map(key => variations.get(key as string)).find(Boolean)
      if (!its) return { line: line.line, draft, left: m.exchange_import_no_variations() }
      const whole = wholeOf(line, reader, its)
      remember(parents, keys, { sku, options: whole.options })
      const { quantity, codes: _, unitPrice: __, salePrice: ___, cutPrice: ____, ...shared } = draft
      if (readNumber(quantity ?? '') > 0) notes.quantity = m.exchange_import_shared_stock()
      return { line: line.line, draft: { ...shared, ...whole.draft }, ...noted(notes), oldAddress }
    }
    const left = sku || draft.productName ? {} : { left: m.exchange_import_empty() }
    return { line: line.line, draft, ...noted(notes), ...left, oldAddress }
  })
}

const noted = (notes: Record<string, string>) => (Object.keys(notes).length > 0 ? { notes } : {})

function remember(parents: WooParents, keys: (string | undefined)[], parent: WooParent): void {
  for (const key of keys) if (key) parents.set(key, parent)
  while (parents.size > MOST_PARENTS) parents.delete(parents.keys().next().value as string)
}
