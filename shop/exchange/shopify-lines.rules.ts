import type { FileLine, ImportDraft, ReadDraft } from './import-fields.ts'
import { type CellReader, yesOrNo } from './read-lines.rules.ts'

/** The grams in a pound. */
const POUND = 453.592_37
const DEFAULT = 'Default Title'

/** Returns the handle of a line: adjacent lines with the same handle are one Shopify product. */
export const handleOf = (line: FileLine, { byName }: CellReader) => byName(line, 'Handle') ?? ''

/** The options of a variant, as they follow its name; none if there is only one variant. */
const choicesOf = (line: FileLine, { byName }: CellReader) =>
  [1, 2, 3]
    .map(place => byName(line, `Option${place} Value`) ?? '')
    .filter(value => value && value !== DEFAULT)

function weightOf(grams: string | undefined): string | undefined {
  const weight = Number(grams)
  if (grams === undefined || grams === '' || !Number.isFinite(weight))
    return grams === undefined ? undefined : ''
  return weight === 0 ? '' : String(Math.round((weight / POUND) * 1000) / 1000)
}

/**
 * Reads the lines of a handle as products: each variant becomes a product, because it has its own price, stock and SKU. Its
 * options follow its name; fields that only the first line has apply to all. Further lines may hold only pictures.
 */
export function readShopifyLines(lines: readonly FileLine[], reader: CellReader): ReadDraft[] {
  const { byName, byField } = reader
  const [first] = lines
  if (!first) return []
  const ofAll = (field: Parameters<typeof byField>[1]) =>
    lines.map(line => byField(line, field)).find(cell => cell) ?? byField(first, field)
  const pictures = lines.flatMap(line => {
    const address = byField(line, 'images')
    return address ? [{ address, text: byField(line, 'imageTexts') ?? '' }] : []
  })
  const variants = lines.filter(line => byField(line, 'unitPrice') || byField(line, 'sku'))
  if (variants.length === 0) return [{ line: first.line, draft: {}, left: 'empty' }]
  return variants.map(line => {
    const choices = choicesOf(line, reader)
    const name = ofAll('productName') ?? ''
    const price = byField(line, 'unitPrice')
    const before = byField(line, 'salePrice')
    const isReduced = Number(before) > Number(price)
    const ownPicture = byName(line, 'Variant Image')
    const taxable = yesOrNo(byField(line, 'taxExemptFlag'))
    const active = yesOrNo(ofAll('productStatus')) ?? yesOrNo(byName(first, 'Published'))
    const draft: ImportDraft = {
      sku: byField(line, 'sku') || [handleOf(line, reader), ...choices].join('-').slice(0, 40),
      productName: choices.length > 0 ? `${name} (${choices.join(', ')})` : name,
      productDetails: ofAll('productDetails') ?? '',
      ...(isReduced
        ? { unitPrice: before ?? '', salePrice: price ?? '', cutPrice: 'Y' }
        : { unitPrice: price ?? '', salePrice: '', cutPrice: 'N' }),
      ...(pictures.length > 0
        ? { pictures: ownPicture ? firstOf(ownPicture, pictures) : pictures }
        : ownPicture
          ? { pictures: [{ address: ownPicture, text: '' }] }
          : {}),
    }
    const more: ImportDraft = {
      subCategory: ofAll('subCategory'),
      category: ofAll('category'),
      brandName: ofAll('brandName'),
      quantity: byField(line, 'quantity'),
      weight: weightOf(byField(line, 'weight')),
      taxExemptFlag: taxable === undefined ? undefined : taxable ? 'N' : 'Y',
      productStatus: active === undefined ? undefined : active ? 'A' : 'N',
    } as ImportDraft
    return { line: line.line, draft: { ...draft, ...said(more) } }
  })
}

/** A variant shows its own picture before those of the product. */
const firstOf = (address: string, pictures: NonNullable<ImportDraft['pictures']>) => [
  pictures.find(picture => picture.address === address) ?? { address, text: '' },
  ...pictures.filter(picture => picture.address !== address),
]

const said = (draft: ImportDraft): ImportDraft =>
  Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined))
