import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { LotRow } from './change-lots.server.ts'
import { lots } from './lots.tables.server.ts'

/** A product at a branch. */
type Place = { productId: number; branchId: number }

/** Returns the place of a lot; undefined if there is no such lot. */
export async function placeOfLot(database: Database, lotId: number): Promise<Place | undefined> {
  const [found] = await database
    .select({ productId: lots.productId, branchId: lots.branchId })
    .from(lots)
    .where(eq(lots.lotId, lotId))
  return found
}

/** Returns the lot of a product at a branch with this code, letter case ignored; undefined if the shop has none. */
export async function findLotByCode(
  database: Database,
  { productId, branchId }: Place,
  code: string,
): Promise<LotRow | undefined> {
  const [found] = await database
    .select()
    .from(lots)
    .where(
      and(
        eq(lots.productId, productId),
        eq(lots.branchId, branchId),
        eq(sql`lower(${lots.code})`, sql`lower(${code.trim()})`),
      ),
    )
  return found
}

/** Returns, for each product, the lot at a branch that is picked next on a day. Products without one are left out. */
export async function findNextLots(
  database: Database,
  wanted: readonly Place[],
  day: string,
): Promise<(place: Place) => LotRow | undefined> {
  if (wanted.length === 0) return () => undefined
  const rows = await database
    .select()
    .from(lots)
    .where(
      and(
        inArray(lots.productId, [...new Set(wanted.map(({ productId }) => productId))]),
        inArray(lots.branchId, [...new Set(wanted.map(({ branchId }) => branchId))]),
        sql`${lots.onHand} > 0 and ${lots.blockedAt} is null and coalesce(${lots.expiresOn} >= ${day}, true)`,
      ),
    )
    .orderBy(sql`${lots.expiresOn} nulls last`, asc(lots.lotId))
  return ({ productId, branchId }) =>
    rows.find(lot => lot.productId === productId && lot.branchId === branchId)
}
