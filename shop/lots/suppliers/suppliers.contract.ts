import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { BAD_INPUT, NOT_FOUND } from '../../lib/failures.ts'
import { filledLine, id, line, text } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'

const words = {
  supplierName: filledLine(100, m.lots_supplier_name_missing),
  contactName: line(100),
  phone: line(30),
  email: line(254),
  address: line(200),
  /** The number under which an authority has approved it. */
  approvalNumber: line(60),
  notes: text(1000),
  /** False if the shop buys nothing from it any more. */
  active: z.boolean(),
}

/** A supplier as staff see it, with the number of its lots of which something is left. */
export const supplier = z
  .object({ supplierId: z.int(), ...words, lots: z.int(), updatedDate: z.string() })
  .meta({ title: 'Supplier' })
/** A supplier as staff see it. */
export type Supplier = z.output<typeof supplier>

const example: Supplier = {
  ...{ supplierId: 2, supplierName: 'Green Pastures Farm', contactName: 'The farm office' },
  ...{ phone: '+92 300 1234567', email: 'farm@example.com', address: 'Ring Road 4, Lahore' },
  ...{ approvalNumber: 'PK-4411', notes: '', active: true, lots: 3 },
  updatedDate: '2026-11-28T08:00:00.000Z',
}
const { supplierId: _, lots: __, updatedDate: ___, ...exampleWords } = example

export const findSuppliers = defineCall({
  does: 'Lists the suppliers, by name. Filters: words, active or not; without it all.',
  method: 'GET',
  path: '/suppliers/find',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ ...listFields(['supplierName', 'lots']), active: z.enum(['Y', 'N']).optional() }),
  output: listOf(supplier),
  example: { input: { active: 'Y' }, output: { rows: [example], total: 1 } },
  failures: {},
})

export const findSupplier = defineCall({
  does: 'Answers a supplier.',
  method: 'GET',
  path: '/suppliers/find/{id}',
  who: 'staff: catalogue',
  ofBranch: true,
  input: z.strictObject({ id }),
  output: supplier,
  example: { input: { id: 2 }, output: example },
  failures: { NOT_FOUND },
})

export const saveSupplier = defineCall({
  does: 'Adds a supplier, or changes the one with this `supplierId`.',
  method: 'POST',
  path: '/suppliers/save',
  who: 'staff: catalogue',
  input: z.strictObject({ supplierId: id.nullish(), ...words, updatedDate: line(40).nullish() }),
  output: supplier,
  example: { input: exampleWords, output: example },
  failures: {
    NOT_FOUND,
    BAD_INPUT,
    NAME_TAKEN: { status: 409, says: () => m.lots_supplier_name_taken() },
    CHANGED: { status: 409, says: () => m.lots_changed(), data: z.object({ supplier }) },
  },
})

export const suppliersCalls = [findSuppliers, findSupplier, saveSupplier] as const
