import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Branches } from '../lib/permissions.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'

/** Returns the further lots of the same products with the same codes, letter case ignored, at these branches: the same batches. */
export async function findSameBatch(
  database: Database,
  lotIds: readonly number[],
  branches: Branches,
): Promise<number[]> {
  const these = sql.param([...lotIds])
  const { rows } = await database.execute<{ lotId: number }>(sql`
    select distinct o.lot_id as "lotId" from lots l
    join lots o on o.product_id = l.product_id and lower(o.code) = lower(l.code)
    where l.lot_id = any(${these}::int[]) and o.lot_id <> all(${these}::int[])
      and ${ofBranches(sql`o.branch_id`, branches)}
    order by 1`)
  return rows.map(({ lotId }) => lotId)
}
