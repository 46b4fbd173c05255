import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { holdLots, type LotRow } from '../change-lots.server.ts'
import { lots } from '../lots.tables.server.ts'

/** The words of a lot as they are on the package, with its product. */
export type NamedLot = Pick<LotRow, 'productId' | 'code' | 'dateKind' | 'expiresOn' | 'origin'>

/** Returns the id of the lot of a product at a branch with this code, letter case ignored; adds it if the shop has none. */
async function findOrAdd(
  database: Database,
  lot: NamedLot,
  { branchId, supplierId }: { branchId: number; supplierId: number },
): Promise<number> {
  const code = lot.code.trim()
  const isIt = and(
    eq(lots.productId, lot.productId),
    eq(lots.branchId, branchId),
    eq(sql`lower(${lots.code})`, sql`lower(${code})`),
  )
  const [found] = await database.select({ lotId: lots.lotId }).from(lots).where(isIt)
  if (found) return found.lotId
  const [added] = await database
    .insert(lots)
    .values({ ...lot, code, origin: lot.origin.trim(), branchId, supplierId })
    .returning({ lotId: lots.lotId })
  return added?.lotId as number
}

/**
 * Returns the lots of a delivery in the order of their lines, locked; adds those that the shop does not have yet. The caller has locked
 * their products, so that two deliveries do not add a lot at once. A demo lot that goods came into is the shop's own.
 */
export async function holdLotsOfReceipt(
  database: Database,
  named: readonly NamedLot[],
  place: { branchId: number; supplierId: number },
): Promise<LotRow[]> {
  if (named.length === 0) return []
  const ids: number[] = []
  for (const lot of named) ids.push(await findOrAdd(database, lot, place))
  const held = new Map((await holdLots(database, inArray(lots.lotId, ids))).map(lot => [lot.lotId, lot]))
  if ([...held.values()].some(({ demo }) => demo))
    await database.update(lots).set({ demo: false }).where(inArray(lots.lotId, ids))
  return ids.map(lotId => held.get(lotId) as LotRow)
}
