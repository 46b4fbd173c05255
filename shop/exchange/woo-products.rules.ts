import { m } from '../messages/m.ts'
import type { FileLine } from './import-fields.ts'
import { type CellReader, splitAtCommas, yesOrNo } from './read-lines.rules.ts'
import { type Joined, joinVariants, type Variant } from './variants.rules.ts'

/** The kinds of a product: `simple, virtual`. */
export const kindsOf = (line: FileLine, { byName }: CellReader): string[] =>
  (byName(line, 'Type') || 'simple')
    .toLowerCase()
    .split(',')
    .map(kind => kind.trim())

/** Returns why the shop cannot sell a product of these kinds; undefined if it can. */
export function refusalOf(kinds: readonly string[]): string | undefined {
  if (kinds.includes('external')) return m.exchange_import_woo_external()
  if (kinds.includes('grouped')) return m.exchange_import_woo_grouped()
  if (kinds.includes('downloadable')) return m.exchange_import_woo_downloadable()
  if (kinds.includes('virtual')) return m.exchange_import_woo_virtual()
  const [kind = ''] = kinds
  return ['simple', 'variable', 'variation'].includes(kind)
    ? undefined
    : m.exchange_import_woo_kind({ kind: kind.slice(0, 60) })
}

/** Reads if the stock is counted, as `Y` or `N`, and its amount: a product that is only "in stock" has no count. */
export function wooStock(
  line: FileLine,
  { byName, byField }: CellReader,
): { quantity?: string; stockTracked?: string } {
  const counted = byField(line, 'quantity')
  const there = byField(line, 'stockTracked')?.toLowerCase()
  const beyond = byName(line, 'Backorders allowed?')?.toLowerCase()
  const isBeyond = beyond === '1' || beyond === 'yes' || beyond === 'notify' || there === 'backorder'
  if (counted && counted !== OF_PARENT) return { quantity: counted, stockTracked: isBeyond ? 'N' : 'Y' }
  if (there === undefined || there === '' || counted === OF_PARENT) return {}
  return yesOrNo(there) === false && !isBeyond ? { quantity: '0', stockTracked: 'Y' } : { stockTracked: 'N' }
}
/** The stock of a variation that is counted with its product. */
const OF_PARENT = 'parent'

const places = [1, 2, 3, 4, 5, 6] as const

/** The attributes of a line with their values. */
const attributesOf = (line: FileLine, { byName }: CellReader): { name: string; values: string }[] =>
  places
    .map(place => ({
      name: byName(line, `Attribute ${place} name`) ?? '',
      values: byName(line, `Attribute ${place} value(s)`) ?? '',
    }))
    .filter(({ name }) => name)

/** The prices of a line. */
export const wooPrices = (line: FileLine, { byField }: CellReader) => ({
  price: byField(line, 'unitPrice') ?? '',
  salePrice: byField(line, 'salePrice') ?? '',
})

/** A variation as its product needs it; `shown`: it is not switched off. */
type Variation = Variant & { shown: boolean }

/** The variations of products, by the SKU or `id:12` of each. */
export type WooVariations = Map<string, Variation[]>

/** The most products and variations of each that are remembered; further variations become products. */
const MOST_PARENTS = 20_000
const MOST_VARIATIONS = 120

/** Remembers the variations among some lines: their product may be far from them. */
export function rememberVariations(
  lines: readonly FileLine[],
  reader: CellReader,
  variations: WooVariations,
): void {
  for (const line of lines) {
    const parent = reader.byName(line, 'Parent')
    if (!parent || !kindsOf(line, reader).includes('variation')) continue
    const list = variations.get(parent) ?? []
    if (list.length >= MOST_VARIATIONS || (list.length === 0 && variations.size >= MOST_PARENTS)) continue
    const { quantity, stockTracked: tracked } = wooStock(line, reader)
    const options = attributesOf(line, reader).map(({ name, values }) => ({ name, value: values }))
    const shown = yesOrNo(reader.byField(line, 'productStatus')) !== false
    const codes = reader.byField(line, 'codes')
    list.push({ ...wooPrices(line, reader), quantity, tracked, codes, options, shown })
    variations.set(parent, list)
  }
}

/** Joins the variations of a product to one product with choices, or says why each is a product of its own. */
export function joinVariations(line: FileLine, reader: CellReader, variations: readonly Variation[]): Joined {
  const shown = variations.filter(variation => variation.shown)
  const own = attributesOf(line, reader)
  // An attribute that no variation names is for the shopper to choose among the values of the product.
  const isNamed = (name: string) =>
    shown.some(({ options }) => options.some(one => one.name === name && one.value))
  const free = own.filter(({ name }) => !isNamed(name))
  const whole = shown.flatMap(variation =>
    free
      .map(({ name, values }) => splitAtCommas(values).map(value => ({ name, value })))
      .reduce((rows, choices) => rows.flatMap(row => choices.map(choice => [...row, choice])), [
        variation.options.filter(({ name }) => isNamed(name)),
      ] as Variant['options'][])
      .map((options, at) => ({ ...variation, options, quantity: at === 0 ? variation.quantity : undefined })),
  )
  return whole.length > MOST_VARIATIONS ? { apart: m.exchange_import_variants_unlike() } : joinVariants(whole)
}
