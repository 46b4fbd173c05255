import { z } from 'zod'
import { saleMoment } from '../../catalogue/sales/sale-times.fields.ts'
import { MOST_UNITS } from '../../catalogue/stock/stock.contract.ts'
import { id, line } from '../../lib/fields.ts'
import { m } from '../../messages/m.ts'

/** The most products that are named one by one; more are found by filters. */
export const MOST_NAMED = 1_000
/** The most tags that are added or taken away at once. */
const MOST_TAGS = 20

const MOST_MONEY = 100_000_000
const money = z.number().min(0).max(MOST_MONEY)
/** A new price is rounded to a multiple of `roundTo`; `less` is then taken off it, as in 9.99. */
const rounding = { roundTo: money.optional(), less: money.optional() }
const percent = (least: number, most: number) =>
  z
    .number({ error: () => m.exchange_many_percent({ least, most }) })
    .min(least, { error: () => m.exchange_many_percent({ least, most }) })
    .max(most, { error: () => m.exchange_many_percent({ least, most }) })
const tags = z.array(line(60)).max(MOST_TAGS)

/** The changes of each product; absent fields stay as they are. */
export const manyChanges = z.strictObject({
  /** By a percentage: 5 or -10. */
  price: z.strictObject({ percent: percent(-99, 1_000), ...rounding }).optional(),
  /** By an amount: 20 or -5. */
  priceBy: z.strictObject({ amount: z.number().min(-MOST_MONEY).max(MOST_MONEY), ...rounding }).optional(),
  /** Charges a sale price so many per cent below the price: between these times, or from now on until someone ends it. */
  sale: z
    .strictObject({
      percent: percent(1, 99),
      ...rounding,
      from: saleMoment.optional(),
      until: saleMoment.optional(),
    })
    .optional(),
  /** Charges the price again. */
  endSale: z.literal(true).optional(),
  addTags: tags.optional(),
  removeTags: tags.optional(),
  categoryId: id.optional(),
  /** Null: no brand. */
  brandId: id.nullable().optional(),
  productStatus: z.enum(['A', 'N']).optional(),
  popularFlag: z.literal([0, 1]).optional(),
  taxExemptFlag: z.enum(['Y', 'N']).optional(),
  /** The stock at the main branch, in units. */
  quantity: z.number().min(0).max(MOST_UNITS).optional(),
})
/** The changes of many products. */
export type ManyChanges = z.output<typeof manyChanges>

/** The products that the filters of the staff's list find. */
export const foundProducts = z.strictObject({
  q: line(200).optional(),
  department: line(60).optional(),
  category: id.optional(),
  brand: id.optional(),
  status: z.enum(['A', 'N']).optional(),
  branchId: id.optional(),
  stock: z.enum(['low', 'out']).optional(),
  only: z.literal('demo').optional(),
})
export type FoundProducts = z.output<typeof foundProducts>
