import { z } from 'zod'
import { filledLine, id } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'
import { allergens, diets, factStates } from '../facts/facts.rules.ts'
import { optionKinds } from '../option-prices.rules.ts'
import { MOST_PARTS } from './parts.rules.ts'

/** The choice with which a part comes; without it, the part is always in the product. */
const withChoice = {
  kind: z.enum(optionKinds).optional(),
  choice: filledLine(60).optional(),
}

/** The parts of a product as staff send them. */
export const partsInput = z
  .array(z.strictObject({ productId: id, ...withChoice }))
  .max(MOST_PARTS, { error: () => m.catalogue_parts_most({ most: MOST_PARTS }) })

/** The facts of a part or of a whole set that decide who can eat it. */
const eaten = {
  /** UNKNOWN: not stated, also of a part that is deleted. NO_FOOD: it does not count. */
  state: z.enum(factStates),
  regime: z.enum(['EU', 'US']),
  contains: z.array(z.enum(allergens)),
  mayContain: z.array(z.enum(allergens)),
  diets: z.array(z.enum(diets)),
}

/** A part of a product, as it is stated now. */
export const shownPart = z
  .object({
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    /** Its address in the shop; null if the shop does not show it. */
    address: z.string().nullable(),
    kind: z.enum(optionKinds).nullable(),
    choice: z.string().nullable(),
    ...eaten,
  })
  .meta({ title: 'ProductPart' })
/** A part of a product as the API shows it. */
export type ShownPart = z.output<typeof shownPart>
