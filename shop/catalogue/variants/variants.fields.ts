import { z } from 'zod'

/** The fields that only a product with variants, or a variant, has; absent from the others. */
export const variety = {
  /** The names of the options by which one of its variants is chosen. It cannot be ordered, and costs `effectivePrice` at least. */
  variantOptions: z.array(z.string()).optional(),
  /** The price of its dearest variant. */
  dearestPrice: z.number().optional(),
  /** The product that this is a variant of, and the value that it has of each option. */
  variantOf: z.int().optional(),
  variantValues: z.array(z.string()).optional(),
}

/** A variant as the page of its product offers it. */
const variant = z
  .object({
    productId: z.int(),
    values: z.array(z.string()),
    sku: z.string(),
    unitPrice: z.number(),
    effectivePrice: z.number(),
    /** The end of that price, if it has one. */
    priceUntil: z.string().optional(),
    /** The quantity that is left of it. */
    quantity: z.number(),
    /** Its first picture; null if it is that of the product. */
    image: z.string().nullable(),
  })
  .meta({ title: 'Variant' })
/** A variant as the API shows it. */
export type Variant = z.output<typeof variant>

/** The active variants of a product, in their order, with its own name and id. Only if a single product is read. */
export const variants = z
  .object({
    productId: z.int(),
    productName: z.string(),
    options: z.array(z.string()),
    all: z.array(variant),
  })
  .meta({ title: 'Variants' })
/** The variants of a product as the API shows them. */
export type Variants = z.output<typeof variants>
