import { z } from 'zod'
import { m } from '../messages/m.ts'

/** The fields of a product about the unit of its price and its weight; measures in units of `pricedUnit`. */
export const productMeasures = {
  /** True if the scales decide its price. */
  weighed: z.boolean(),
  /** True if it is weighed, ordered and paid as its choices leave it; the stock loses the whole. */
  weighedAfter: z.boolean(),
  /** The unit of its price: that of its quantity, or another one if it is sold by the piece and priced by weight. */
  pricedUnit: z.string(),
  /** The price is for so many of them. */
  pricedPer: z.number(),
  /** The same in words: `lb`, `100 g`, `piece`. */
  priceUnit: z.string(),
  /** About what one `unitName` has, and its range; null if the price is for `unitName` itself. */
  nominalMeasure: z.number().nullable(),
  measureFrom: z.number().nullable(),
  measureTo: z.number().nullable(),
  /** The per cent above the estimate that a shopper pays at most. */
  tolerance: z.number(),
  /** The content of one `unitName`, if it is known. */
  content: z.number().nullable(),
  contentUnit: z.string().nullable(),
  /** The prices by which shoppers compare it, in the measures of the shop: for a kilo, a litre, a pound, a piece. */
  comparePrices: z.array(
    z.object({
      unit: z.string(),
      price: z.number(),
      /** The same as a fraction of `effectivePrice`. */
      times: z.number(),
      per: z.number(),
    }),
  ),
  /** The quantity as whole steps: the smallest change is `increment`, and scales show `scale` decimals. */
  quantityUnit: z.object({ unit: z.string(), scale: z.int(), increment: z.number() }),
}

const measure = z
  .number()
  .positive({ error: () => m.catalogue_measure_wrong() })
  .max(1_000_000)
const percent = z
  .number()
  .min(0, { error: () => m.catalogue_tolerance_wrong() })
  .max(100, { error: () => m.catalogue_tolerance_wrong() })

/** The input fields for them; measures in units, `tolerance` in per cent (null: the shop's usual one). */
export const measuresInput = {
  pricedUnit: z.string().max(20).nullish(),
  pricedPer: measure.optional(),
  nominalMeasure: measure.nullish(),
  measureFrom: measure.nullish(),
  measureTo: measure.nullish(),
  weighed: z.boolean().optional(),
  /** Only for weighed products. */
  weighedAfter: z.boolean().optional(),
  tolerance: percent.nullish(),
  content: measure.nullish(),
  contentUnit: z.string().max(20).nullish(),
}
