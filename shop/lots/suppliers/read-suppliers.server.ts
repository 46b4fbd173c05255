import { eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { listRows } from '../../lib/list-rows.server.ts'
import type { Supplier } from './suppliers.contract.ts'
import { suppliers } from './suppliers.tables.server.ts'

type Page = Partial<ReturnType<typeof listRows>>

/** The number of lots of a supplier of which something is left, in a statement. */
export const lotsLeft = sql<number>`(select count(*)::int from lots l
  where l.supplier_id = suppliers.supplier_id and l.on_hand > 0)`

/** Reads suppliers as staff see them. */
export async function readSuppliers(
  database: Database,
  where: SQL | undefined,
  { orderBy = [], limit = 1, offset = 0 }: Page = {},
): Promise<Supplier[]> {
  const rows = await database
    .select({ row: suppliers, lots: lotsLeft })
    .from(suppliers)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
  return rows.map(({ row: { demo: _, updatedDate, ...row }, lots }) => ({
    ...row,
    lots,
    updatedDate: updatedDate.toISOString(),
  }))
}

/** Reads a supplier as staff see it; undefined if it does not exist. */
export const readSupplier = async (database: Database, supplierId: number): Promise<Supplier | undefined> =>
  (await readSuppliers(database, eq(suppliers.supplierId, supplierId)))[0]
