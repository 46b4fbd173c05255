import { and, eq, gt, isNull, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { prepareQuery } from '../../database/prepared-statement.ts'
import { lots } from './lots.tables.server.ts'
import type { ShelfLot } from './short-dated.rules.ts'

/** A lot on a shelf of a branch. */
export type LotOnShelf = ShelfLot & { branchId: number }

/** A part of a statement of another capability: the lots of a product that are not blocked and not empty, at each branch. */
export const lotsOnShelf = (productId: SQLWrapper) => sql<LotOnShelf[] | null>`(
  select json_agg(json_build_object('branchId', l.branch_id, 'onHand', l.on_hand, 'expiresOn', l.expires_on, 'dateKind', l.date_kind,
    'reductionBp', l.reduction_bp))
  from ${lots} l where l.product_id = ${productId} and l.on_hand > 0 and l.blocked_at is null)`

const selectOne = prepareQuery('shelved', database =>
  database
    .select({ lotId: lots.lotId })
    .from(lots)
    .where(and(eq(lots.productId, sql.placeholder('productId')), gt(lots.onHand, 0), isNull(lots.blockedAt)))
    .limit(1),
)

/** True if a product has a lot that is not blocked and not empty, at any branch. */
export const hasLotsOnShelf = async (database: Database, productId: number): Promise<boolean> =>
  (await selectOne(database, { productId })).length > 0
