import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { id } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'

const value = {
  /** The products whose cost is known, with their cost and their price before tax, in decimals of the shop's currency. */
  products: z.int(),
  cost: z.number(),
  price: z.number(),
  /** The products without a known cost, and their price. */
  unknownProducts: z.int(),
  unknownPrice: z.number(),
}

const stockValue = z
  .object({ ...value, byDepartment: z.array(z.object({ department: z.string(), ...value })) })
  .meta({ title: 'StockValue' })
/** The value of the stock, in total and by department. */
export type StockValue = z.output<typeof stockValue>

const valuedProduct = z
  .object({
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    unitName: z.string(),
    quantity: z.number(),
    /** Null if no delivery has a cost. */
    cost: z.number().nullable(),
    price: z.number(),
  })
  .meta({ title: 'ValuedProduct' })

/** If it is missing, all branches that the caller may see. */
const ofBranch = { branchId: id.optional() }
const example = { products: 1, cost: 12_800, price: 17_800, unknownProducts: 1, unknownPrice: 950 }

export const findStockValue = defineCall({
  does: 'Values the stock at its cost and at its price, in total and by department. A product in lots costs what its lots did on average, another what its latest delivery did.',
  method: 'GET',
  path: '/stockValue/find',
  who: 'staff: reports',
  ofBranch: true,
  input: z.strictObject(ofBranch),
  output: stockValue,
  example: {
    input: {},
    output: { ...example, byDepartment: [{ department: 'MEAT', ...example }] },
  },
  failures: {},
})

export const findValuedProducts = defineCall({
  does: 'Lists the products that are in stock with their cost and price, those with the highest cost first.',
  method: 'GET',
  path: '/stockValue/findProducts',
  who: 'staff: reports',
  ofBranch: true,
  input: z.strictObject({ ...listFields(['cost', 'price', 'productName'], '-cost'), ...ofBranch }),
  output: listOf(valuedProduct),
  example: {
    input: {},
    output: {
      rows: [
        {
          ...{ productId: 101, productName: 'Whole Chicken', sku: 'CHK-001', unitName: 'piece' },
          ...{ quantity: 20, cost: 12_800, price: 17_800 },
        },
      ],
      total: 1,
    },
  },
  failures: {},
})

export const stockValueCalls = [findStockValue, findValuedProducts] as const
