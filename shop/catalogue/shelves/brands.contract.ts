import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { filledLine, id, line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { notFound } from '../catalogue.contract.ts'

const staffBrand = z.object({
  brandId: z.int(),
  brandName: z.string(),
  demo: z.boolean(),
  /** The number of its products, including removed ones. */
  products: z.int(),
  updatedDate: z.string(),
})
/** A brand as staff see it. */
export type StaffBrand = z.output<typeof staffBrand>

const example: StaffBrand = {
  brandId: 20,
  brandName: 'Qasai Street',
  demo: true,
  products: 31,
  updatedDate: '2026-10-28T09:30:00.000Z',
}

export const findBrandsForStaff = defineCall({
  does: 'Lists brands by name, with the number of products of each.',
  method: 'GET',
  path: '/brands/findForStaff',
  who: 'staff: catalogue',
  input: z.strictObject({ ...listFields(['name', 'number']) }),
  output: listOf(staffBrand),
  example: { input: { q: 'qasai' }, output: { rows: [example], total: 1 } },
  failures: {},
})

export const saveBrand = defineCall({
  does: 'Adds a brand, or renames the brand with this `brandId`.',
  method: 'POST',
  path: '/brands/save',
  who: 'staff: catalogue',
  input: z.strictObject({
    brandId: id.nullish(),
    brandName: filledLine(60, m.catalogue_name_needed),
    /** The version that the staff member saw. */
    updatedDate: line(40).nullish(),
  }),
  output: staffBrand,
  example: { input: { brandId: 20, brandName: 'Qasai Street' }, output: example },
  failures: {
    ...notFound,
    NAME_TAKEN: { status: 409, says: () => m.catalogue_name_taken() },
    CHANGED: {
      status: 409,
      says: () => m.catalogue_brand_changed(),
      data: z.object({ brand: staffBrand }),
    },
  },
})

export const deleteBrand = defineCall({
  does: 'Removes a brand without products.',
  method: 'POST',
  path: '/brands/delete/{id}',
  who: 'staff: catalogue',
  input: z.strictObject({ id }),
  output: z.object({ brandId: z.int() }),
  example: { input: { id: 99 }, output: { brandId: 99 } },
  failures: {
    ...notFound,
    IN_USE: {
      status: 409,
      says: () => m.catalogue_brand_used(),
      data: z.object({ products: z.int() }),
    },
  },
})

export const brandsCalls = [findBrandsForStaff, saveBrand, deleteBrand] as const
