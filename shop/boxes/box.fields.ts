import { z } from 'zod'
import { filledLine, id, wholeNumber } from '../lib/fields.ts'
import { m } from '../messages/m.ts'
import { MOST_BOX_PARTS } from './box-limits.ts'

/** The longest name of a group, and the longest choice of a part. */
const MOST_OF_NAME = 60
const MOST_OF_CHOICE = 100

/** The choices that the shop made for a part. */
const choices = {
  packagingAttributes: filledLine(MOST_OF_CHOICE).optional(),
  cuttingAttributes: filledLine(MOST_OF_CHOICE).optional(),
  extraAttributes: filledLine(MOST_OF_CHOICE).optional(),
}

/**
 * The contents of a box as staff send them. It is sold by the piece and has no choices of its own. A part is no box, no set and no product
 * with variants.
 */
export const boxInput = z.strictObject({
  /** OWN: it costs its own price. PARTS: it costs as much as its parts, less `less`. */
  price: z.enum(['OWN', 'PARTS']),
  /** The per cent that a box costs less than its parts, with at most two decimals. */
  less: z.number().optional(),
  groups: z
    .array(
      z.strictObject({
        name: filledLine(MOST_OF_NAME, m.boxes_group_named),
        /** The number of parts that the buyer chooses; null: all parts of the group are in the box. */
        choose: wholeNumber(1, MOST_BOX_PARTS, m.boxes_choose_wrong).nullish(),
        /** True if the buyer may choose the same part more than once. */
        again: z.boolean().optional(),
        parts: z.array(z.strictObject({ productId: id, quantity: z.number(), ...choices })).max(100),
      }),
    )
    .max(100),
})

/** The contents of a box as staff see them, with each part as it is sold now; the parts of the product follow from it. */
export const staffBox = z
  .object({
    price: z.enum(['OWN', 'PARTS']),
    less: z.number(),
    groups: z.array(
      z.object({
        name: z.string(),
        choose: z.int().nullable(),
        again: z.boolean(),
        parts: z.array(
          z.object({
            productId: z.int(),
            productName: z.string(),
            sku: z.string(),
            quantity: z.number(),
            unitName: z.string(),
            step: z.number(),
            packagingAttributes: z.string().optional(),
            cuttingAttributes: z.string().optional(),
            extraAttributes: z.string().optional(),
            /** The choices that it offers now. */
            offered: z.object({
              packagingAttributes: z.array(z.string()),
              cuttingAttributes: z.array(z.string()),
              extraAttributes: z.array(z.string()),
            }),
            /** False if the shop does not sell it now: it is hidden, removed or deleted. */
            sold: z.boolean(),
          }),
        ),
      }),
    ),
  })
  .meta({ title: 'StaffBox' })
/** A box as staff see it. */
export type StaffBox = z.output<typeof staffBox>
