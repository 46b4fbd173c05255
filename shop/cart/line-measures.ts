import { z } from 'zod'

/** The fields of a line about its measure and its reduction. */
export const lineMeasures = {
  /** The ordered quantity as a number of steps, and its unit with its decimals and the size of a step. */
  steps: z.int(),
  quantityUnit: z.object({ unit: z.string(), scale: z.int(), increment: z.number() }),
  /** True if the scales decide its price. */
  weighed: z.boolean(),
  /** The unit of its price and of its weight. */
  pricedUnit: z.string(),
  /** The amount that its price is for: `lb`, `100 g`, `piece`. */
  priceUnit: z.string(),
  /** About what was ordered, in `pricedUnit`. */
  estimatedMeasure: z.number(),
  /** True if it is weighed, ordered and paid as its choices leave it. */
  weighedAfter: z.boolean(),
  /** About what of it is ready to cook, in `pricedUnit`; null if its choices leave all of it, or it is weighed after them. */
  readyMeasure: z.number().nullable(),
  /** The most that it may cost; null if it was ordered before there was such a promise. */
  lineCap: z.number().nullable(),
  /** The price charged without the reduction of goods that end soon; null if it is not reduced. */
  reducedFrom: z.number().nullable(),
}

/** The most that an order may cost, whatever the scales say; null if it was placed before there was such a promise. */
export const ceiling = z.number().nullable()

/** The measures of two pieces for 890.00 each. */
export const exampleMeasures = {
  steps: 2,
  quantityUnit: { unit: 'piece', scale: 3, increment: 1 },
  weighed: false,
  pricedUnit: 'piece',
  priceUnit: 'piece',
  estimatedMeasure: 2,
  weighedAfter: false,
  readyMeasure: null,
  lineCap: 1780,
  reducedFrom: null,
}
