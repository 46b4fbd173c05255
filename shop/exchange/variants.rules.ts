import { type OptionPrices, optionKinds } from '../catalogue/option-prices.rules.ts'
import { readNumber } from '../lib/read-number.ts'
import { m } from '../messages/m.ts'
import type { ImportDraft } from './import-fields.ts'

type OptionKind = keyof OptionPrices

/** A variant of a product in a file: its prices as written, its stock, and its choice for each option. */
export type Variant = {
  price: string
  salePrice: string
  quantity: string | undefined
  /** `Y` or `N`; undefined if the file does not say it. */
  tracked: string | undefined
  /** Its codes as written; undefined if the file has no column for them. */
  codes: string | undefined
  options: readonly { name: string; value: string }[]
}

/** The most choices of a kind, and characters of a choice. */
const MOST_CHOICES = 30
const LONGEST_CHOICE = 60

/** The kind of choice that an option's name means. */
const meant: [OptionKind, RegExp][] = [
  ['extraAttributes', /colou?r|shade|farbe|رنگ/i],
  ['cuttingAttributes', /\bcut|slic|style|skin/i],
  ['packagingAttributes', /size|pack|weight|volume|length|größe|gewicht/i],
]

/** Gives each option a kind of choice: the one that its name means, otherwise one that is left. */
function kindsOf(names: readonly string[]): OptionKind[] | undefined {
  if (names.length > optionKinds.length) return undefined
  const kinds: (OptionKind | undefined)[] = names.map(() => undefined)
  for (const [at, name] of names.entries()) {
    const kind = meant.find(([, says]) => says.test(name))?.[0]
    if (kind && !kinds.includes(kind)) kinds[at] = kind
  }
  const order: OptionKind[] = ['packagingAttributes', 'cuttingAttributes', 'extraAttributes']
  return kinds.map((kind, at) => {
    const given = kind ?? (order.find(one => !kinds.includes(one)) as OptionKind)
    kinds[at] = given
    return given
  })
}

/** The fields of one product made of all its variants, or the reason why each must be a product of its own. */
export type Joined = { draft: ImportDraft; note?: string } | { apart: string }

const same = (one: string, other: string) => one === other || readNumber(one) === readNumber(other)

/**
 * Joins the variants of a product: its options become choices if every variant costs the same and there is one for each
 * combination. Their stock is added up.
 */
export function joinVariants(variants: readonly Variant[]): Joined {
  const [first] = variants
  if (!first) return { apart: m.exchange_import_variants_unlike() }
  const names = first.options.map(({ name }) => name)
  const kinds = kindsOf(names)
  const isOneShape = variants.every(
    ({ options }) =>
      options.length === names.length && options.every(({ name, value }, at) => name === names[at] && value),
  )
  const values = names.map((_, at) => [...new Set(variants.map(({ options }) => options[at]?.value ?? ''))])
  const combinations = new Set(variants.map(({ options }) => options.map(({ value }) => value).join('\n')))
  const isWhole =
    combinations.size === variants.length &&
    values.reduce((product, ofOption) => product * ofOption.length, 1) === variants.length
  const fits = values.every(
    ofOption => ofOption.length <= MOST_CHOICES && ofOption.every(value => value.length <= LONGEST_CHOICE),
  )
  if (!variants.every(({ price, salePrice }) => same(price, first.price) && same(salePrice, first.salePrice)))
    return { apart: m.exchange_import_variants_prices() }
  if (!kinds || !isOneShape || !isWhole || !fits) return { apart: m.exchange_import_variants_unlike() }
  const choices = Object.fromEntries(kinds.map((kind, at) => [kind, values[at]?.join('\n') ?? '']))
  const isJoined = variants.length > 1
  // A single variant keeps its stock as written, and is noted like any other product.
  const below = isJoined
    ? variants.flatMap(({ quantity = '' }) => (readNumber(quantity) < 0 ? [quantity] : []))
    : []
  const notes = [
    ...(isJoined ? [m.exchange_import_variants_joined({ count: variants.length })] : []),
    ...below.map(quantity => m.exchange_import_negative_variant({ quantity })),
  ]
  return {
    draft: { ...choices, ...stockOf(variants), ...joinCodes(variants.map(({ codes }) => codes)) },
    ...(notes.length > 0 ? { note: notes.join(' ') } : {}),
  }
}

/** All these cells of codes as one cell with each code once; none if no cell exists. */
export function joinCodes(cells: readonly (string | undefined)[]): Pick<ImportDraft, 'codes'> {
  const there = cells.filter(cell => cell !== undefined)
  return there.length === 0 ? {} : { codes: [...new Set(there)].join('\n').trim() }
}

/** The stock of all variants together; not counted if one of them is not. */
function stockOf(variants: readonly Variant[]): Pick<ImportDraft, 'quantity' | 'stockTracked'> {
  const tracked = variants.map(variant => variant.tracked).filter(one => one !== undefined)
  const stockTracked = tracked.length === 0 ? undefined : tracked.includes('N') ? 'N' : 'Y'
  const cells = variants.flatMap(({ quantity }) => quantity || [])
  const wrong = cells.find(cell => Number.isNaN(readNumber(cell)))
  const sum = cells.reduce((total, cell) => total + Math.max(0, readNumber(cell)), 0)
  return {
    ...(stockTracked === undefined ? {} : { stockTracked }),
    ...(cells.length === 0
      ? {}
      : { quantity: wrong ?? (variants.length === 1 ? (cells[0] as string) : String(sum)) }),
  }
}
