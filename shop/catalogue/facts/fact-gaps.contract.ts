import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { gapNames } from './fact-gaps.ts'

const foodWithGaps = z
  .object({
    productId: z.int(),
    productName: z.string(),
    sku: z.string(),
    image: z.string().nullable(),
    department: z.string(),
    subCategory: z.string(),
    /** The facts that it does not state. */
    gaps: z.array(z.enum(gapNames)),
    /** The version of the product, with which it can be changed. */
    updatedDate: z.string(),
  })
  .meta({ title: 'FoodWithGaps' })
/** A food of which something is not stated. */
export type FoodWithGaps = z.output<typeof foodWithGaps>

const departmentGaps = z
  .object({
    deptName: z.string(),
    title: z.string(),
    /** The number of its foods without each of these. */
    ALLERGENS: z.int(),
    INGREDIENTS: z.int(),
    NUTRITION: z.int(),
  })
  .meta({ title: 'DepartmentGaps' })
/** The number of foods of a department by what is not stated. */
export type DepartmentGaps = z.output<typeof departmentGaps>

export const findFactGaps = defineCall({
  does: 'Lists the foods in the shop whose allergens, ingredients or nutrition are not stated, and counts them for each department. `q` searches name, SKU and number.',
  method: 'GET',
  path: '/products/findFactGaps',
  who: 'staff: catalogue',
  input: z.strictObject({
    ...listFields(['name', 'number']),
    department: line(60).optional(),
    gap: z.enum(gapNames).optional(),
  }),
  output: listOf(foodWithGaps).extend({
    /** The food departments with gaps in the order of the shop, whatever the list is asked for. */
    departments: z.array(departmentGaps),
  }),
  example: {
    input: { gap: 'ALLERGENS' },
    output: {
      rows: [
        {
          productId: 6213,
          productName: 'Goat Karahi Cut',
          sku: 'P-006213',
          image: null,
          department: 'Meat',
          subCategory: 'Goat',
          gaps: ['ALLERGENS', 'INGREDIENTS', 'NUTRITION'],
          updatedDate: '2026-11-20T09:30:00.000Z',
        },
      ],
      total: 1,
      departments: [{ deptName: 'MEAT', title: 'Meat', ALLERGENS: 1, INGREDIENTS: 1, NUTRITION: 1 }],
    },
  },
  failures: {},
})

export const factGapsCalls = [findFactGaps] as const
