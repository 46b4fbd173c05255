import type { FileLine, ImportDraft, ReadDraft } from './import-fields.ts'
import { type CellReader, yesOrNo } from './read-lines.rules.ts'

/** The fields that variations inherit from their parent product. */
export type WooParent = Pick<
  ImportDraft,
  'productDetails' | 'category' | 'subCategory' | 'brandName' | 'pictures'
>

/** Products that have variations, by SKU and by `id:12`; the file lists them before their variations. */
export type WooParents = Map<string, WooParent>

/** The number of parents remembered: variations come soon after their parent. */
const MOST_PARENTS = 5_000

const POUND = 0.453_592_37

/** Reads the first entry of `Food > Snacks, Offers`: its first name is the department, its last one the category. */
function shelfOf(categories: string | undefined): Pick<ImportDraft, 'category' | 'subCategory'> {
  const names = (categories?.split(',')[0] ?? '').split('>').map(name => name.trim())
  const [first = ''] = names
  if (!first) return {}
  return names.length > 1 ? { category: first, subCategory: names.at(-1) ?? first } : { subCategory: first }
}

/** Returns the weight in pounds, from kilograms or pounds as the column name says. */
function weightOf(line: FileLine, { byName }: CellReader): string | undefined {
  const pounds = byName(line, 'Weight (lbs)')
  const kilograms = Number(byName(line, 'Weight (kg)'))
  if (pounds !== undefined) return pounds
  return kilograms > 0 ? String(Math.round((kilograms / POUND) * 1000) / 1000) : undefined
}

/** The fields of the line itself. */
function ownOf(line: FileLine, reader: CellReader): ImportDraft {
  const { byName, byField } = reader
  const details = byField(line, 'productDetails') || byName(line, 'Short description')
  const images = byField(line, 'images')
  const shelf = shelfOf(byField(line, 'category'))
  const brandName = byField(line, 'brandName')
  return {
    ...(details ? { productDetails: details.replaceAll('\\n', '\n') } : {}),
    ...shelf,
    ...(brandName ? { brandName } : {}),
    ...(images
      ? {
          pictures: images
            .split(',')
            .map(address => ({ address: address.trim(), text: '' }))
            .filter(({ address }) => address),
        }
      : {}),
  }
}

/** The stock, if it is counted; an in-stock flag alone says nothing about the quantity. */
const stockOf = (line: FileLine, { byField }: CellReader) => byField(line, 'quantity') || undefined

/** Reads products of a WooCommerce export, one per line; of a product with variations only these are sold. */
export function readWooLines(
  lines: readonly FileLine[],
  reader: CellReader,
  parents: WooParents,
): ReadDraft[] {
  const { byName, byField } = reader
  return lines.map(line => {
    const type = (byName(line, 'Type') ?? 'simple').toLowerCase()
    const own = ownOf(line, reader)
    if (type.startsWith('variable') || type === 'grouped') {
      remember(parents, [byField(line, 'sku'), byName(line, 'ID') && `id:${byName(line, 'ID')}`], own)
      return { line: line.line, draft: {}, left: 'variable' }
    }
    const parent = type.startsWith('variation') ? parents.get(byName(line, 'Parent') ?? '') : undefined
    const sale = byField(line, 'salePrice')
    const active = yesOrNo(byField(line, 'productStatus'))
    const popular = yesOrNo(byField(line, 'popularFlag'))
    const tax = byField(line, 'taxExemptFlag')
    const sku = byField(line, 'sku') || (byName(line, 'ID') ? `woo-${byName(line, 'ID')}` : '')
    const [quantity, weight] = [stockOf(line, reader), weightOf(line, reader)]
    const draft: ImportDraft = {
      sku,
      productName: byField(line, 'productName') ?? '',
      unitPrice: byField(line, 'unitPrice') ?? '',
      salePrice: sale ?? '',
      cutPrice: sale ? 'Y' : 'N',
      ...parent,
      ...own,
      ...(quantity === undefined ? {} : { quantity }),
      ...(weight === undefined ? {} : { weight }),
      ...(tax === undefined ? {} : { taxExemptFlag: tax === 'none' ? 'Y' : 'N' }),
      ...(active === undefined ? {} : { productStatus: active ? 'A' : 'N' }),
      ...(popular === undefined ? {} : { popularFlag: popular ? '1' : '0' }),
    }
    return { line: line.line, draft, ...(sku || draft.productName ? {} : { left: 'empty' as const }) }
  })
}

function remember(parents: WooParents, keys: (string | undefined)[], parent: WooParent): void {
  for (const key of keys) if (key) parents.set(key, parent)
  while (parents.size > MOST_PARENTS) parents.delete(parents.keys().next().value as string)
}
