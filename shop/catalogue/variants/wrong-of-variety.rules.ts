import type { Box } from '../../boxes/box.ts'
import { m } from '../../messages/m.ts'
import type { Variety } from './changeable.rules.ts'

const ofVariants = ['unitPrice', 'salePrice', 'cutPrice', 'codes', 'onHand'] as const
const ofWhole = ['ageFrom', 'contains', 'mayContain', 'noFood'] as const

type Wish = { [Field in (typeof ofVariants)[number] | (typeof ofWhole)[number]]?: unknown }

/** The fields that a box has from its parts: its stock, and its price if that follows from theirs. */
const ofParts = ['onHand', 'unitPrice', 'salePrice', 'cutPrice'] as const

/**
 * Returns the fields that a product with variants, a variant or a box does not have: the first has them by its variants, the second by
 * its product, and the last by its parts.
 */
export function wrongOfVariety(
  wish: Wish,
  { variantOf, variantOptions, box = null }: Variety & { box?: Box | null },
): Record<string, string> {
  if (box) {
    const fields = box.price === 'PARTS' ? ofParts : ofParts.slice(0, 1)
    return Object.fromEntries(
      fields.filter(field => wish[field] !== undefined).map(field => [field, m.boxes_of_parts()]),
    )
  }
  const [fields, says] =
    variantOf !== null
      ? [ofWhole, m.catalogue_variant_of_product()]
      : [variantOptions === null ? [] : ofVariants, m.catalogue_product_has_variants()]
  return Object.fromEntries(fields.filter(field => wish[field] !== undefined).map(field => [field, says]))
}
