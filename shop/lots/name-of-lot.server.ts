import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { nameOfProduct } from '../catalogue/name-of-product.server.ts'
import { m } from '../messages/m.ts'

/** An expression for the name of the lot that a column names, such as "Lamb chops · Lot LA-112001"; null if there is none. */
export const nameOfLot = (lotId: SQLWrapper): SQL<string | null> =>
  sql`(select ${nameOfProduct(sql`coded.product_id`)} || ' · ' || replace(${m.lots_lot_of({ code: '%' })}::text, '%', coded.code)
    from lots coded where coded.lot_id = ${lotId})`
