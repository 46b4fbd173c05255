import { m } from '../messages/m.ts'
import type { FileLine, ImportDraft } from './import-fields.ts'
import { type CellReader, splitAtCommas, yesOrNo } from './read-lines.rules.ts'
import { choicesOf } from './variants/choice-kinds.rules.ts'
import { writtenOptions } from './variants/options-cell.rules.ts'

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

/** The times of a sale of a line; those without a column are absent. */
export const wooSaleTimes = (line: FileLine, { byField }: CellReader): ImportDraft =>
  Object.fromEntries(
    (['saleFrom', 'saleUntil'] as const).flatMap(field => {
      const cell = byField(line, field)
      return cell === undefined ? [] : [[field, cell]]
    }),
  )

/** The attributes that the variations of a product name, and if their stock is counted. */
type Variations = { named: Set<string>; tracked: Set<string> }

/** The variations of products, by the SKU or `id:12` of each. */
export type WooVariations = Map<string, Variations>

/** The most products whose variations are remembered; the variations of further ones become products. */
const MOST_PARENTS = 20_000

/** Remembers what products need of the variations among some lines: they may be far from them. */
export function rememberVariations(
  lines: readonly FileLine[],
  reader: CellReader,
  variations: WooVariations,
): void {
  for (const line of lines) {
    const parent = reader.byName(line, 'Parent')
    if (!parent || !kindsOf(line, reader).includes('variation')) continue
    const its = variations.get(parent) ?? { named: new Set<string>(), tracked: new Set<string>() }
    if (!variations.has(parent) && variations.size >= MOST_PARENTS) continue
    for (const { name, values } of attributesOf(line, reader)) if (values) its.named.add(name)
    const { stockTracked } = wooStock(line, reader)
    if (stockTracked) its.tracked.add(stockTracked)
    variations.set(parent, its)
  }
}

/**
 * The fields of a product that it has because of its variations: the attributes that they name are its options, the others its
 * choices. `options`: the names of its options.
 */
export function wholeOf(
  line: FileLine,
  reader: CellReader,
  { named, tracked }: Variations,
): { draft: ImportDraft; options: string[] } {
  const own = attributesOf(line, reader)
  const inOrder = own.map(({ name }) => name).filter(name => named.has(name))
  const options = [...new Set([...inOrder, ...named])]
  const free = own
    .filter(({ name }) => !named.has(name))
    .map(({ name, values }) => ({ name, values: splitAtCommas(values) }))
  const draft = {
    options: writtenOptions(options),
    ...(tracked.size > 0 ? { stockTracked: tracked.has('N') ? 'N' : 'Y' } : {}),
    ...choicesOf(free),
  }
  return { draft, options }
}

/** The values of a variation, in the order of the options of its product. */
export function valuesOf(line: FileLine, reader: CellReader, options: readonly string[]): string {
  const own = new Map(attributesOf(line, reader).map(({ name, values }) => [name, values]))
  return writtenOptions(options.map(option => own.get(option) ?? ''))
}
