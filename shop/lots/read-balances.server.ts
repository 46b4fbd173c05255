import { and, asc, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Branches } from '../lib/permissions.ts'
import { THOUSANDTHS, toQuantity } from '../lib/quantity.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'
import type { Lot } from './lots.fields.ts'
import { lots } from './lots.tables.server.ts'
import { readLots } from './read-lots.server.ts'

/** A lot with what came in, what orders have got of it, and what is lost; `received` less `sold` and `lost` is what is left. */
export type LotBalance = Lot & { received: number; sold: number; lost: number }
type Sums = { lotId: number; received: number; sold: number; lost: number }

/** Reads these lots, of these branches, with their balances as staff see them on a day of the shop, in order of their ids. */
export async function readBalances(
  database: Database,
  today: string,
  { lotIds, branches }: { lotIds: readonly number[]; branches: Branches },
): Promise<LotBalance[]> {
  if (lotIds.length === 0) return []
  const where = and(inArray(lots.lotId, [...lotIds]), ofBranches(lots.branchId, branches))
  const [found, { rows: sums }] = await Promise.all([
    readLots(database, today, where, { orderBy: [asc(lots.lotId)], limit: lotIds.length }),
    database.execute<Sums>(sql`
      select lot_id as "lotId",
        coalesce(sum(change) filter (where cause in ('OPENING', 'RECEIVED')), 0)::int as received,
        -coalesce(sum(change) filter (where cause in ('PICKED', 'RETURNED')), 0)::int as sold,
        -coalesce(sum(change) filter (where cause not in ('OPENING', 'RECEIVED', 'PICKED', 'RETURNED')), 0)::int as lost
      from lot_movements where lot_id = any(${sql.param([...lotIds])}::int[]) group by 1`),
  ])
  return found.map(lot => {
    const { received = 0, sold = 0, lost = 0 } = sums.find(({ lotId }) => lotId === lot.lotId) ?? {}
    const inUnits = (counts: number) => toQuantity(counts, Math.round(lot.step * THOUSANDTHS))
    return { ...lot, received: inUnits(received), sold: inUnits(sold), lost: inUnits(lost) }
  })
}
