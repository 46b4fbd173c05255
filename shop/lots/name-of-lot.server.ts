import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nameOfProduct } from '../catalogue/name-of-product.server.ts'
import { m } from '../messages/m.ts'
import { mainBranch } from '../settings/branches/main-branch.server.ts'
import { nameOfBranch } from '../settings/branches/name-of-branch.server.ts'

/**
 * An expression for the name of the lot that a column names, such as "Lamb chops · Lot LA-112001", with its branch if that is not the main
 * one; null if there is no such lot.
 */
export const nameOfLot = (lotId: SQLWrapper): SQL<string | null> =>
  sql`(select ${nameOfProduct(sql`coded.product_id`)} || ' · ' || replace(${m.lots_lot_of({ code: '%' })}::text, '%', coded.code)
      || case when coded.branch_id = ${mainBranch} then '' else ' · ' || ${nameOfBranch(sql`coded.branch_id`)} end
    from lots coded where coded.lot_id = ${lotId})`
