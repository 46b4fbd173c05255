import { MOST_SEO_TEXT, MOST_SEO_TITLE } from '../catalogue/seo/seo.rules.ts'
import { firstGraphemes } from '../lib/graphemes.ts'
import { readAmount, readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import { shopifyAddress } from './addresses/old-address.rules.ts'
import { type NamedShelf, shelfOfTree } from './category-tree.rules.ts'
import { factDraft } from './facts/fact-fields.ts'
import type { FileLine, ImportDraft, ImportField, ReadDraft } from './import-fields.ts'
import { madeSku } from './made-sku.rules.ts'
import { type CellReader, tagsOf, yesOrNo } from './read-lines.rules.ts'
import { writtenOptions } from './variants/options-cell.rules.ts'

/** The grams in a pound. */
const POUND = 453.592_37
const DEFAULT = 'Default Title'
const NO_CATEGORY = 'Uncategorized'

/** Returns the handle of a line: adjacent lines with the same handle are one Shopify product. */
export const handleOf = (line: FileLine, { byName }: CellReader) => byName(line, 'Handle', 'URL handle') ?? ''

const places = [1, 2, 3] as const

/** The names of the options that variants have, and the values of each variant; only the first line has the names. */
function optionsOf(
  lines: readonly FileLine[],
  { byName }: CellReader,
): { names: string[]; values: string[][] } {
  const valueAt = (line: FileLine, place: number) => {
    const value = byName(line, `Option${place} Value`) ?? ''
    return value === DEFAULT ? '' : value
  }
  const used = places.filter(place => lines.some(line => valueAt(line, place)))
  return {
    names: used.map(place => byName(lines[0] as FileLine, `Option${place} Name`) || `Option ${place}`),
    values: lines.map(line => used.map(place => valueAt(line, place))),
  }
}

function weightOf(grams: string | undefined): string | undefined {
  const weight = readNumber(grams ?? '')
  if (grams === undefined || Number.isNaN(weight)) return grams === undefined ? undefined : ''
  return weight === 0 ? '' : String(Math.round((weight / POUND) * 1000) / 1000)
}

/** The prices of a variant. One that costs less than before has a sale price, which is charged. */
function pricesOf(
  line: FileLine,
  { byField }: CellReader,
  exponent: number,
): { unitPrice: string; salePrice: string } {
  const price = byField(line, 'unitPrice') ?? ''
  const before = byField(line, 'salePrice') ?? ''
  const [now, then] = [readAmount(price, exponent), readAmount(before, exponent)]
  // A price that cannot be read is refused at its field.
  if (before && Number.isNaN(then)) return { unitPrice: price, salePrice: before }
  return then > now ? { unitPrice: before, salePrice: price } : { unitPrice: price, salePrice: '' }
}

/** Reads if the stock is counted: the file names who counts it, and nothing is sold beyond it. */
function trackedOf(line: FileLine, { byField, byName }: CellReader): string | undefined {
  const tracker = byField(line, 'stockTracked')
  const beyond = byName(line, 'Variant Inventory Policy', 'Continue selling when out of stock')?.toLowerCase()
  if (tracker === undefined && beyond === undefined) return undefined
  return tracker === '' || beyond === 'continue' || beyond === 'true' ? 'N' : 'Y'
}

/**
 * The department and category. The type of a product is its category, and the last level of its place in the tree of
 * categories the department; without one of them, the other says both.
 */
function shelfOf(type: string | undefined, place: string | undefined): NamedShelf {
  const tree = place === NO_CATEGORY ? undefined : place
  if (!type || !tree || type.includes('>'))
    return type || tree ? shelfOfTree(type || (tree as string)) : { shelf: {} }
  const { shelf } = shelfOfTree(tree)
  const isSame = shelf.subCategory === type && shelf.category !== undefined
  return isSame ? { shelf } : { shelf: { category: shelf.subCategory ?? tree, subCategory: type } }
}

/** If the stock of a product is counted: not if that of a variant is not. */
const trackedOfAll = (lines: readonly FileLine[], reader: CellReader): string | undefined => {
  const all = lines.flatMap(line => trackedOf(line, reader) ?? [])
  return all.includes('N') ? 'N' : all[0]
}

/** A text as far as search engines show it: Shopify takes longer ones. */
function cut(text: string | undefined, most: number): string | undefined {
  const line = text?.replaceAll(/\s+/g, ' ').trim()
  return line && line.length > most ? firstGraphemes(line, most - 1).slice(0, most) : line
}

/** The fields that all variants of a product have in common. */
function sharedOf(
  lines: readonly FileLine[],
  { byName, byField }: CellReader,
  ofAll: (field: ImportField) => string | undefined,
): { shared: ImportDraft; note: string | undefined } {
  const { shelf, note } = shelfOf(ofAll('subCategory'), ofAll('category'))
  const active = yesOrNo(ofAll('productStatus'))
  const published = yesOrNo(byName(lines[0] as FileLine, 'Published', 'Published on online store'))
  const shows = active === false || published === false ? false : (active ?? published)
  const tags = ofAll('tags')
  const taxable = yesOrNo(lines.map(line => byField(line, 'taxExemptFlag')).find(Boolean))
  return {
    note,
    shared: {
      productName: ofAll('productName') ?? '',
      productDetails: ofAll('productDetails') ?? '',
      ...shelf,
      ...factDraft(ofAll),
      ...said({
        brandName: ofAll('brandName'),
        seoTitle: cut(ofAll('seoTitle'), MOST_SEO_TITLE),
        seoText: cut(ofAll('seoText'), MOST_SEO_TEXT),
        tags: tags === undefined ? undefined : tagsOf(tags),
        productStatus: shows === undefined ? undefined : shows ? 'A' : 'N',
        taxExemptFlag: taxable === undefined ? undefined : taxable ? 'N' : 'Y',
      }),
    },
  }
}

/** The prices of a variant as a draft has them. */
function priced(line: FileLine, reader: CellReader, exponent: number): ImportDraft {
  const prices = pricesOf(line, reader, exponent)
  return { ...prices, cutPrice: prices.salePrice ? 'Y' : 'N' }
}

/** The other fields that each variant has of its own. */
const ownOf = (line: FileLine, { byField }: CellReader): ImportDraft =>
  said({
    quantity: byField(line, 'quantity'),
    codes: byField(line, 'codes'),
    weight: weightOf(byField(line, 'weight')),
  })

/**
 * Reads the lines of a handle as one product. If it has several variants, they follow it, each from its own line. Fields that only the
 * first line has apply to all. Further lines may hold only pictures. `exponent`: the number of decimals of the shop's currency.
 */
export function readShopifyLines(lines: readonly FileLine[], reader: CellReader, exponent = 2): ReadDraft[] {
  const { byName, byField } = reader
  const [first] = lines
  if (!first) return []
  const ofAll = (field: ImportField) =>
    lines.map(line => byField(line, field)).find(cell => cell) ?? byField(first, field)
  const pictures = lines.flatMap(line => {
    const address = byField(line, 'images')
    return address ? [{ address, text: byField(line, 'imageTexts') ?? '' }] : []
  })
  const sold = lines.filter(line => byField(line, 'unitPrice') || byField(line, 'sku'))
  const [one] = sold
  if (!one) return [{ line: first.line, draft: {}, left: m.exchange_import_empty() }]
  const { shared, note } = sharedOf(lines, reader, ofAll)
  const handle = handleOf(first, reader)
  const ofProduct: ImportDraft = {
    ...shared,
    ...said({ stockTracked: trackedOfAll(sold, reader) }),
    ...(pictures.length > 0 ? { pictures } : {}),
  }
  const notes = { ...(note ? { notes: { subCategory: note } } : {}), oldAddress: shopifyAddress(handle) }
  const pictureOf = (line: FileLine) => byName(line, 'Variant Image', 'Variant image URL')
  if (sold.length === 1) {
    const [sku, own] = [byField(one, 'sku') || madeSku(handle), pictureOf(one)]
    const shown = own ? { pictures: firstOf(own, pictures) } : {}
    return [
      {
        line: one.line,
        draft: { ...ofProduct, ...priced(one, reader, exponent), ...ownOf(one, reader), ...shown, sku },
        ...notes,
      },
    ]
  }
  const { names, values } = optionsOf(sold, reader)
  const skus = sold.map((line, at) => byField(line, 'sku') || madeSku(handle, ...(values[at] ?? [])))
  // A variant may have the name in addresses as its SKU.
  const sku = skus.includes(madeSku(handle)) ? madeSku(handle, 'product') : madeSku(handle)
  const variants = sold.map((line, at): ReadDraft => {
    const own = pictureOf(line)
    return {
      line: line.line,
      draft: {
        ...priced(line, reader, exponent),
        ...ownOf(line, reader),
        ...(own ? { pictures: firstOf(own, pictures).slice(0, 1) } : {}),
        ...{ sku: skus[at] ?? '', variantOf: sku, options: writtenOptions(values[at] ?? []) },
      },
    }
  })
  const whole = { ...ofProduct, sku, options: writtenOptions(names) }
  return [{ line: -one.line, draft: whole, ...notes }, ...variants]
}

/** A variant shows its own picture before those of the product. */
const firstOf = (address: string, pictures: NonNullable<ImportDraft['pictures']>) => [
  pictures.find(picture => picture.address === address) ?? { address, text: '' },
  ...pictures.filter(picture => picture.address !== address),
]

type MaybeSaid = { [Field in keyof ImportDraft]: ImportDraft[Field] | undefined }
const said = (draft: MaybeSaid): ImportDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
