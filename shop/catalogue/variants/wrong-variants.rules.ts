import type { ParsedOf } from '../../lib/call.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { wrongCodes } from '../codes/product-codes.rules.ts'
import { wrongStock } from '../editing/opening-steps.rules.ts'
import type { saveVariants } from './staff-variants.contract.ts'

type Input = ParsedOf<typeof saveVariants>
export type VariantInput = Input['variants'][number]

/** How the shop counts: the decimals of its currency, and the size of a count of the stock in thousandths of the unit. */
type Counting = { exponent: number; countStep: number }

const sameText = (text: string) => text.trim().toLowerCase()

/** Returns what is wrong with options and variants, by field, without looking at other products; empty if nothing is. */
export function wrongVariants({ options, variants }: Input, counting: Counting): Record<string, string> {
  const wrong: Record<string, string> = {}
  const twice = (list: readonly string[], field: (at: number) => string, says: () => string) => {
    const seen = new Set<string>()
    for (const [at, text] of list.entries()) {
      if (text && seen.has(text)) wrong[field(at)] = says()
      seen.add(text)
    }
  }
  twice(options.map(sameText), at => `options.${at}`, m.catalogue_option_twice)
  if (options.length === 0 && variants.length > 0) wrong.options = m.catalogue_option_required()
  if (options.length > 0 && variants.length === 0) wrong.variants = m.catalogue_variants_required()
  twice(
    variants.map(({ values }) => values.map(sameText).join('\n')),
    at => `variants.${at}.values`,
    m.catalogue_variant_twice,
  )
  twice(
    variants.map(({ sku }) => sku?.trim() ?? ''),
    at => `variants.${at}.sku`,
    m.catalogue_sku_taken,
  )
  for (const [at, variant] of variants.entries()) {
    if (variant.values.length !== options.length)
      wrong[`variants.${at}.values`] = m.catalogue_value_required()
    for (const [field, says] of Object.entries(wrongOfOne(variant, counting)))
      wrong[`variants.${at}.${field}`] = says
  }
  return wrong
}

function wrongOfOne(variant: VariantInput, { exponent, countStep }: Counting): Record<string, string> {
  const wrong: Record<string, string> = {}
  for (const field of ['unitPrice', 'salePrice'] as const) {
    const price = variant[field] ?? 0
    if (toDecimal(toMinor(price, exponent), exponent) !== price)
      wrong[field] = m.catalogue_price_decimals({ count: exponent })
  }
  const code = wrongCodes(variant.codes ?? [])
  if (code) wrong.codes = code
  const stock = variant.productId ? undefined : wrongStock(variant.quantity ?? 0, countStep)
  if (stock) wrong.quantity = stock
  if (variant.content && !variant.contentUnit?.trim()) wrong.contentUnit = m.catalogue_content_unit_required()
  return wrong
}
