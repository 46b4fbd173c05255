import type { Variety } from '../../catalogue/variants/changeable.rules.ts'
import { MOST_OF_VALUE, MOST_OPTIONS, MOST_VARIANTS } from '../../catalogue/variants/variant-limits.ts'
import { readNumber } from '../../lib/read-number.ts'
import { m } from '../../messages/m.ts'
import type { ImportDraft } from '../import-fields.ts'
import { type Family, type Kind, keyOfValues } from './variety-of-draft.rules.ts'

/** The most characters of the name of an option. */
const MOST_OF_NAME = 40

/** The product that the shop has with the SKU of a draft. */
type Known = {
  product: Variety & { box?: unknown }
  /** The SKU of the product that it is a variant of. */
  wholeSku: string | null
  /** A branch has something of it, or holds something for an order. */
  hasStock: boolean
}

/** Returns what a variant, or a product with variants, of a file cannot have, by column; empty for all other products. */
export function wrongVariety(
  draft: ImportDraft,
  { is, texts }: Kind,
  { known, family }: { known: Known | undefined; family: Family | undefined },
): Record<string, string> {
  if (is === 'plain') return {}
  return is === 'whole' ? wrongWhole(draft, texts, known) : wrongVariant(draft, texts, known, family)
}

function wrongWhole(
  { codes, box, quantity = '' }: ImportDraft,
  names: string[] | undefined,
  known: Known | undefined,
): Record<string, string> {
  const wrong: Record<string, string> = {}
  if (codes) wrong.codes = m.catalogue_product_has_variants()
  if (readNumber(quantity) > 0) wrong.quantity = m.catalogue_product_has_variants()
  if (box) wrong.box = m.boxes_no_variants()
  if (!names) return wrong
  if (!box && known?.product.box && box !== '') return { ...wrong, options: m.boxes_no_variants() }
  const count = known?.product.variantOptions?.length ?? names.length
  if (names.length > MOST_OPTIONS) wrong.options = m.catalogue_options_most({ most: MOST_OPTIONS })
  else if (names.length !== count) wrong.options = m.exchange_import_options_fewer({ count })
  else if (names.some(name => name === '')) wrong.options = m.catalogue_option_required()
  else if (names.some(name => name.length > MOST_OF_NAME))
    wrong.options = m.exchange_import_value_long({ most: MOST_OF_NAME })
  else if (new Set(names.map(name => name.toLowerCase())).size < names.length)
    wrong.options = m.catalogue_option_twice()
  else if (known?.hasStock && !known.product.variantOptions) wrong.options = m.exchange_import_own_stock()
  return wrong
}

function wrongVariant(
  { sku = '', variantOf }: ImportDraft,
  values: string[] | undefined,
  known: Known | undefined,
  family: Family | undefined,
): Record<string, string> {
  // A known variant without a product in its line changes in its own fields only.
  if (!variantOf) return {}
  if (known && known.wholeSku === null) return { sku: m.exchange_import_own_product() }
  if (known?.wholeSku && known.wholeSku !== variantOf)
    return { variantOf: m.exchange_import_other_whole({ sku: known.wholeSku }) }
  if (family?.isRefused && family.line)
    return { variantOf: m.exchange_import_whole_refused({ line: Math.abs(family.line) }) }
  if (!family) return { variantOf: m.exchange_import_no_whole({ sku: variantOf }) }
  const { options, skus } = family
  if (!options) return { variantOf: m.exchange_import_no_options({ sku: variantOf }) }
  if (known && !values) return {}
  if (values?.length !== options.length || values.some(value => value === ''))
    return { options: m.exchange_import_values_missing({ options: options.join(' | ') }) }
  if (values.some(value => value.length > MOST_OF_VALUE))
    return { options: m.exchange_import_value_long({ most: MOST_OF_VALUE }) }
  const other = skus.get(keyOfValues(values))
  if (other !== undefined && other !== sku) return { options: m.exchange_import_values_twice({ sku: other }) }
  if (!known && skus.size >= MOST_VARIANTS)
    return { options: m.catalogue_variants_most({ most: MOST_VARIANTS }) }
  return {}
}
