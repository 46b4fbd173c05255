import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { amountThere } from '../availability/amount-there.server.ts'
import { changeLots, holdLots } from './change-lots.server.ts'
import type { DateKind } from './lot-causes.ts'
import { lots } from './lots.tables.server.ts'

type Place = { productId: number; branchId: number; availabilityId: number }
type Opening = {
  code: string
  /** The last day of what is there, and its meaning; null if nobody knows it. */
  dateKind: DateKind | null
  expiresOn: string | null
  movedBy: number
  movedAt: Date
  /** The counts that open orders have taken of the stock, picked or not. */
  taken: number
  /** The lines of them that are picked already. */
  picked: readonly { orderItemId: number; needs: number }[]
}

/**
 * Opens the first lot of a product at a branch: what is in its stock, and what open orders have taken of it; lines that are picked
 * already get their part. The caller has locked the stock. Opens no lot if nothing is there.
 */
export async function openLots(
  database: Database,
  { productId, branchId, availabilityId }: Place,
  { code, dateKind, expiresOn, movedBy, movedAt, taken, picked }: Opening,
): Promise<void> {
  const there = Math.max(0, (await amountThere(database, availabilityId)) + taken)
  if (there === 0) return
  await database
    .insert(lots)
    .values({ productId, branchId, code, dateKind, expiresOn, createdAt: movedAt, updatedDate: movedAt })
    .onConflictDoNothing()
  const [lot] = await holdLots(
    database,
    and(
      eq(lots.productId, productId),
      eq(lots.branchId, branchId),
      eq(sql`lower(${lots.code})`, sql`lower(${code})`),
    ),
  )
  if (!lot) throw new Error('The opening lot was not written')
  await changeLots(
    database,
    [
      { lotId: lot.lotId, change: there, cause: 'OPENING' },
      ...picked.map(({ orderItemId, needs }) => ({
        ...{ lotId: lot.lotId, orderItemId, change: -needs },
        cause: 'PICKED' as const,
      })),
    ],
    { movedBy, movedAt },
  )
}

/** Empties the lots of a product, because the shop no longer keeps it in lots. The caller changes no stock. */
export async function endLots(
  database: Database,
  productId: number,
  by: { movedBy: number; movedAt: Date },
): Promise<void> {
  const held = await holdLots(database, eq(lots.productId, productId))
  const left = held.filter(({ onHand }) => onHand > 0)
  await changeLots(
    database,
    left.map(({ lotId, onHand }) => ({ lotId, change: -onHand, cause: 'ENDED' })),
    by,
  )
}
