import { type SQL, sql } from 'drizzle-orm'
import { productsNamed } from '../catalogue/editing/products-named.server.ts'
import { anywhere } from '../lib/list-rows.server.ts'
import type { Branches } from '../lib/permissions.ts'
import { ofBranches } from '../settings/branches/of-branches.server.ts'

/** A part of a statement of another capability: the ids of the lots whose code or product has these words. */
export const lotsNamed = (words: string): SQL => sql`(
  select n.lot_id from lots n where n.code ilike ${anywhere(words)} or n.product_id in ${productsNamed(words)})`

/** A part of a statement of another capability: the ids of the lots of some branches. */
export const lotsAt = (branches: Branches): SQL => sql`(
  select n.lot_id from lots n where ${ofBranches(sql`n.branch_id`, branches)})`
