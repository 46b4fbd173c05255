import { type OptionPrices, optionKinds } from '../../catalogue/option-prices.rules.ts'
import type { ImportDraft } from '../import-fields.ts'

type OptionKind = keyof OptionPrices

/** The kind of choice that an option's name means. */
const meant: [OptionKind, RegExp][] = [
  ['extraAttributes', /colou?r|shade|farbe|رنگ/i],
  ['cuttingAttributes', /\bcut|slic|style|skin/i],
  ['packagingAttributes', /size|pack|weight|volume|length|größe|gewicht/i],
]
const order: OptionKind[] = ['packagingAttributes', 'cuttingAttributes', 'extraAttributes']

/**
 * Returns attributes that make no variants as choices of a product: each becomes the kind that its name means, otherwise one that is left.
 * There are three kinds; further attributes are left out.
 */
export function choicesOf(
  attributes: readonly { name: string; values: readonly string[] }[],
): Pick<ImportDraft, OptionKind> {
  const some = attributes.slice(0, optionKinds.length)
  const kinds: (OptionKind | undefined)[] = some.map(() => undefined)
  for (const [at, { name }] of some.entries()) {
    const kind = meant.find(([, says]) => says.test(name))?.[0]
    if (kind && !kinds.includes(kind)) kinds[at] = kind
  }
  for (const at of some.keys()) kinds[at] ??= order.find(one => !kinds.includes(one))
  return Object.fromEntries(some.map(({ values }, at) => [kinds[at] as OptionKind, values.join('\n')]))
}
