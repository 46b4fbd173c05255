import { readAmount, readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import { type NamedShelf, shelfOfTree } from './category-tree.rules.ts'
import { factDraft } from './facts/fact-fields.ts'
import type { FileLine, ImportDraft, ReadDraft } from './import-fields.ts'
import { madeSku } from './made-sku.rules.ts'
import { type CellReader, tagsOf, yesOrNo } from './read-lines.rules.ts'
import { joinVariants, type Variant } from './variants.rules.ts'

/** The grams in a pound. */
const POUND = 453.592_37
const DEFAULT = 'Default Title'
const NO_CATEGORY = 'Uncategorized'

/** Returns the handle of a line: adjacent lines with the same handle are one Shopify product. */
export const handleOf = (line: FileLine, { byName }: CellReader) => byName(line, 'Handle', 'URL handle') ?? ''

const places = [1, 2, 3] as const

/** The names of a product's options, by their place; only its first line has them. */
const optionNames = (first: FileLine, { byName }: CellReader) =>
  places.map(place => byName(first, `Option${place} Name`) || `Option ${place}`)

/** The options of a variant; none if there is only one variant. */
const optionsOf = (line: FileLine, names: readonly string[], { byName }: CellReader): Variant['options'] =>
  places
    .map((place, at) => ({ name: names[at] ?? '', value: byName(line, `Option${place} Value`) ?? '' }))
    .filter(({ value }) => value && value !== DEFAULT)

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

/**
 * Reads the lines of a handle as one product whose options are choices, if all variants cost the same; otherwise each
 * variant becomes a product with its options after its name. Fields that only the first line has apply to all. Further lines
 * may hold only pictures. `exponent`: the number of decimals of the shop's currency.
 */
export function readShopifyLines(lines: readonly FileLine[], reader: CellReader, exponent = 2): ReadDraft[] {
  const { byName, byField } = reader
  const [first] = lines
  if (!first) return []
  const ofAll = (field: Parameters<typeof byField>[1]) =>
    lines.map(line => byField(line, field)).find(cell => cell) ?? byField(first, field)
  const pictures = lines.flatMap(line => {
    const address = byField(line, 'images')
    return address ? [{ address, text: byField(line, 'imageTexts') ?? '' }] : []
  })
  const sold = lines.filter(line => byField(line, 'unitPrice') || byField(line, 'sku'))
  if (sold.length === 0) return [{ line: first.line, draft: {}, left: m.exchange_import_empty() }]
  const names = optionNames(first, reader)
  const variants = sold.map((line): Variant => {
    const { unitPrice, salePrice } = pricesOf(line, reader, exponent)
    return {
      price: unitPrice,
      salePrice,
      quantity: byField(line, 'quantity'),
      tracked: trackedOf(line, reader),
      codes: byField(line, 'codes'),
      options: optionsOf(line, names, reader),
    }
  })
  const { shelf, note: ofShelf } = shelfOf(ofAll('subCategory'), ofAll('category'))
  const active = yesOrNo(ofAll('productStatus'))
  const published = yesOrNo(byName(first, 'Published', 'Published on online store'))
  const shows = active === false || published === false ? false : (active ?? published)
  const tags = ofAll('tags')
  const ofProduct: ImportDraft = {
    productDetails: ofAll('productDetails') ?? '',
    ...shelf,
    ...factDraft(ofAll),
    ...said({
      brandName: ofAll('brandName'),
      tags: tags === undefined ? undefined : tagsOf(tags),
      productStatus: shows === undefined ? undefined : shows ? 'A' : 'N',
    }),
  }
  const draftOf = (line: FileLine, variant: Variant): ImportDraft => {
    const { price: unitPrice, salePrice, quantity, tracked, codes } = variant
    const taxable = yesOrNo(byField(line, 'taxExemptFlag'))
    const ownPicture = byName(line, 'Variant Image', 'Variant image URL')
    return {
      ...ofProduct,
      unitPrice,
      salePrice,
      cutPrice: salePrice ? 'Y' : 'N',
      ...(ownPicture ? { pictures: firstOf(ownPicture, pictures) } : pictures.length > 0 ? { pictures } : {}),
      ...said({
        quantity,
        stockTracked: tracked,
        codes,
        weight: weightOf(byField(line, 'weight')),
        taxExemptFlag: taxable === undefined ? undefined : taxable ? 'N' : 'Y',
      }),
    }
  }
  const name = ofAll('productName') ?? ''
  const handle = handleOf(first, reader)
  const notes = (more?: string) => {
    const all = { ...(ofShelf ? { subCategory: ofShelf } : {}), ...(more ? { line: more } : {}) }
    return Object.keys(all).length > 0 ? { notes: all } : {}
  }
  const joined = joinVariants(variants)
  const [one, its] = [sold[0], variants[0]]
  if (one && its && 'draft' in joined) {
    const sku = sold.map(line => byField(line, 'sku')).find(Boolean) || madeSku(handle)
    const draft = { ...draftOf(one, its), sku, productName: name, ...joined.draft }
    return [{ line: one.line, draft, ...notes(joined.note) }]
  }
  return sold.map((line, at) => {
    const variant = variants[at] as Variant
    const choices = variant.options.map(({ value }) => value)
    return {
      line: line.line,
      draft: {
        ...draftOf(line, variant),
        sku: byField(line, 'sku') || madeSku(handle, ...choices),
        productName: choices.length > 0 ? `${name} (${choices.join(', ')})` : name,
      },
      ...notes('apart' in joined ? joined.apart : undefined),
    }
  })
}

/** A variant shows its own picture before those of the product. */
const firstOf = (address: string, pictures: NonNullable<ImportDraft['pictures']>) => [
  pictures.find(picture => picture.address === address) ?? { address, text: '' },
  ...pictures.filter(picture => picture.address !== address),
]

type MaybeSaid = { [Field in keyof ImportDraft]: ImportDraft[Field] | undefined }
const said = (draft: MaybeSaid): ImportDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
