import { readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import { shelfOfTrees } from './category-tree.rules.ts'
import { factDraft } from './facts/fact-fields.ts'
import type { FileLine, ImportDraft, ReadDraft } from './import-fields.ts'
import { type CellReader, tagsOf, yesOrNo } from './read-lines.rules.ts'
import { joinCodes } from './variants.rules.ts'
import {
  joinVariations,
  kindsOf,
  refusalOf,
  type WooVariations,
  wooPrices,
  wooStock,
} from './woo-products.rules.ts'

/** The fields that variations inherit from their product, and why they are not joined to one. */
export type WooParent = {
  draft: Pick<
    ImportDraft,
    'productDetails' | 'category' | 'subCategory' | 'brandName' | 'tags' | 'pictures' | 'productStatus'
  >
  line: number
  note?: string | undefined
  /** The reason its variations are products of their own; undefined if they are its choices. */
  apart?: string | undefined
}

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
 * Reads products of a WooCommerce export, one per line. A product with variations is one product whose attributes are
 * choices, if all variations cost the same; otherwise each variation is a product. `variations` are those of the whole file.
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
    const named: ImportDraft = { productName: byField(line, 'productName') ?? '' }
    const parent = kinds.includes('variation') ? parents.get(byName(line, 'Parent') ?? '') : undefined
    if (parent && !parent.apart)
      return { line: line.line, draft: named, left: m.exchange_import_is_choice({ line: parent.line }) }
    const popular = yesOrNo(byField(line, 'popularFlag'))
    const tax = byField(line, 'taxExemptFlag')?.toLowerCase()
    const sku = byField(line, 'sku') || (id ? `woo-${id}` : '')
    const { price: unitPrice, salePrice } = wooPrices(line, reader)
    const weight = weightOf(line, reader)
    const draft: ImportDraft = {
      sku,
      productName: byField(line, 'productName') ?? '',
      unitPrice,
      salePrice,
      cutPrice: salePrice ? 'Y' : 'N',
      ...parent?.draft,
      ...own,
      // A variation without a fact of its own has that of its product.
      ...factDraft(field => (parent ? byField(line, field) || undefined : byField(line, field))),
      ...wooStock(line, reader),
      ...joinCodes([byField(line, 'codes')]),
      ...(weight === undefined ? {} : { weight }),
      ...(tax === undefined ? {} : { taxExemptFlag: tax === 'none' ? 'Y' : 'N' }),
      ...(status === undefined || parent?.draft.productStatus === 'N' ? {} : { productStatus: status }),
      ...(popular === undefined ? {} : { popularFlag: popular ? '1' : '0' }),
    }
    const refused = sku || draft.productName ? refusalOf(kinds) : undefined
    if (refused) return { line: line.line, draft, refused }
    const notesOf = (more: string | undefined) => {
      const notes = {
        ...(ofShelf ? { subCategory: ofShelf } : {}),
        ...(hidden ? { productStatus: hidden } : {}),
        ...(more ? { line: more } : {}),
      }
      return Object.keys(notes).length > 0 ? { notes } : {}
    }
    if (kinds.includes('variable')) {
      const keys = [byField(line, 'sku'), id && `id:${id}`].filter(key => key !== undefined && key !== '')
      const its = keys.flatMap(key => variations.get(key as string) ?? [])
      const joined = joinVariations(line, reader, its)
      const apart = 'apart' in joined ? joined.apart : undefined
      remember(parents, keys, {
        draft: {
          ...own,
          ...factDraft(field => byField(line, field)),
          ...(status === 'N' ? { productStatus: status } : {}),
        },
        line: line.line,
        note: ofShelf,
        apart,
      })
      if ('apart' in joined)
        return { line: line.line, draft: named, left: m.exchange_import_has_variations() }
      const [first] = its
      const stock = draft.quantity === undefined ? {} : { quantity: draft.quantity, stockTracked: 'Y' }
      const prices = { unitPrice: first?.price ?? '', salePrice: first?.salePrice ?? '' }
      return {
        line: line.line,
        draft: {
          ...draft,
          ...prices,
          cutPrice: prices.salePrice ? 'Y' : 'N',
          ...joined.draft,
          ...stock,
          ...joinCodes([draft.codes, joined.draft.codes]),
        },
        ...notesOf(joined.note),
      }
    }
    return {
      line: line.line,
      draft,
      ...notesOf(parent?.apart ?? parent?.note),
      ...(sku || draft.productName ? {} : { left: m.exchange_import_empty() }),
    }
  })
}

function remember(parents: WooParents, keys: (string | undefined)[], parent: WooParent): void {
  for (const key of keys) if (key) parents.set(key, parent)
  while (parents.size > MOST_PARENTS) parents.delete(parents.keys().next().value as string)
}
