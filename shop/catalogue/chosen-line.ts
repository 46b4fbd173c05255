import { z } from 'zod'
import { MOST_CHOSEN } from '../boxes/box-limits.ts'
import { line } from '../lib/fields.ts'
import { LARGEST_ID, longest } from './line-limits.ts'

/** A product as it is chosen: how much of it, and its options, which must be among those of the product. */
export const chosenLine = z
  .strictObject({
    productId: z.int().min(1).max(LARGEST_ID),
    quantity: z.number().positive().max(1_000_000),
    cuttingAttributes: line(longest.cuttingAttributes).optional(),
    packagingAttributes: line(longest.packagingAttributes).optional(),
    extraAttributes: line(longest.extraAttributes).optional(),
    /** The products that its buyer chose for a box, one as often as it is chosen. */
    parts: z.array(z.int().min(1).max(LARGEST_ID)).max(MOST_CHOSEN).optional(),
  })
  .meta({ title: 'ChosenLine' })
/** A chosen product as the calls take it. */
export type ChosenLine = z.output<typeof chosenLine>
