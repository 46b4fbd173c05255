import { eq } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { constraintOf } from '../../lib/constraint-of.server.ts'
import { laterThan } from '../../lib/dates/later-than.ts'
import { handle } from '../../lib/handler.server.ts'
import { m } from '../../messages/m.ts'
import { readSupplier } from './read-suppliers.server.ts'
import { type Supplier, saveSupplier } from './suppliers.contract.ts'
import { suppliers } from './suppliers.tables.server.ts'

export const answerSaveSupplier = handle(saveSupplier, async (input, { database, clock, audit }) => {
  const { supplierId, updatedDate: seen, ...words } = input
  const where = eq(suppliers.supplierId, supplierId ?? 0)
  const [held] = supplierId
    ? await database.select().from(suppliers).where(where).for('no key update')
    : [undefined]
  if (supplierId && !held) return refuse(saveSupplier, 'NOT_FOUND', undefined)
  const before = held && ((await readSupplier(database, held.supplierId)) as Supplier)
  if (before && seen && before.updatedDate !== seen)
    return refuse(saveSupplier, 'CHANGED', { supplier: before })
  // A supplier of the demo shop that staff save is the shop's own.
  const set = { ...words, demo: false, updatedDate: laterThan(held?.updatedDate, clock()) }
  try {
    const [saved] = held
      ? await database.update(suppliers).set(set).where(where).returning()
      : await database.insert(suppliers).values(set).returning()
    const after = (await readSupplier(database, saved?.supplierId ?? 0)) as Supplier
    await audit.add({ action: 'save', subject: 'supplier', subjectId: after.supplierId, before, after })
    return after
  } catch (error) {
    if (constraintOf(error) !== 'suppliers_name') throw error
    return refuse(saveSupplier, 'NAME_TAKEN', undefined, { supplierName: m.lots_supplier_name_taken() })
  }
})
