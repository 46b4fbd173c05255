import { m } from '../../messages/m.ts'
import type { Variety } from './changeable.rules.ts'

const ofVariants = ['unitPrice', 'salePrice', 'cutPrice', 'codes', 'onHand'] as const
const ofWhole = ['ageFrom', 'contains', 'mayContain', 'noFood'] as const

type Wish = { [Field in (typeof ofVariants)[number] | (typeof ofWhole)[number]]?: unknown }

/** Returns the fields that a product with variants, or a variant, does not have: the one has them by its variants, the other by its product. */
export function wrongOfVariety(wish: Wish, { variantOf, variantOptions }: Variety): Record<string, string> {
  const [fields, says] =
    variantOf !== null
      ? [ofWhole, m.catalogue_variant_of_product()]
      : [variantOptions === null ? [] : ofVariants, m.catalogue_product_has_variants()]
  return Object.fromEntries(fields.filter(field => wish[field] !== undefined).map(field => [field, says]))
}
