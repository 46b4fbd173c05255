import { and, eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { lotsLeft, readSupplier, readSuppliers } from './read-suppliers.server.ts'
import { findSupplier, findSuppliers } from './suppliers.contract.ts'
import { suppliers } from './suppliers.tables.server.ts'

const { supplierName, contactName, address, approvalNumber, active, supplierId } = suppliers
const searched = sql`concat_ws(' ', ${supplierName}, ${contactName}, ${address}, ${approvalNumber})`
const columns = { supplierName: sql`lower(${supplierName})`, lots: lotsLeft }

export const answerFindSuppliers = handle(findSuppliers, async (input, { database }) => {
  const words = input.q.trim()
  const where = and(
    words ? sql`${searched} ilike ${anywhere(words)}` : undefined,
    input.active ? eq(active, input.active === 'Y') : undefined,
  )
  const [rows, total] = await Promise.all([
    readSuppliers(database, where, listRows(input, columns, supplierId)),
    database.$count(suppliers, where),
  ])
  return { rows, total }
})

export const answerFindSupplier = handle(
  findSupplier,
  async ({ id }, { database }) =>
    (await readSupplier(database, id)) ?? refuse(findSupplier, 'NOT_FOUND', undefined),
)
