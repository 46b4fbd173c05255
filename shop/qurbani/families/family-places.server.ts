import { sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { type FamilyShare, freePlaces, withPlaces } from './family-places.rules.ts'

/** SQL about shares `s` of orders `o`: true if a share was cancelled, or not paid in time. */
const isEnded = sql`(s.cancelled_at is not null or o.order_status = 'REJECTED' or o.payment_state = 'EXPIRED')`

/** Reads the shares of a family's animal that were not cancelled, in the order of booking; those of `orderId` last. */
export async function readFamilyShares(
  database: Database,
  offerId: number,
  orderId = 0,
): Promise<(FamilyShare & { isNew: boolean })[]> {
  const { rows } = await database.execute<FamilyShare & { isNew: boolean }>(sql`
    select s.share_id::int as "shareId", s.family_place as place, o.payment_state = 'AWAITING' as held,
      o.order_id = ${orderId}::int as "isNew"
    from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o using (order_id)
    where s.offer_id = ${offerId} and not ${isEnded} order by 4, s.share_id`)
  return rows
}

/**
 * Gives places of a family's animal to the shares of a new booking, and to any share without one, in the running
 * transaction; `wanted` is the place to which the shopper was invited. The caller holds the shares, and with them the lock
 * on the remaining shares of the animal. Returns true if the wanted place was free.
 */
export async function takePlaces(
  database: Database,
  family: { offerId: number; of: number },
  { orderId, wanted }: { orderId: number; wanted: number | undefined },
): Promise<boolean> {
  const { offerId, of } = family
  await database.execute(sql`update qurbani_shares s set family_place = null
    from qurbani_bookings b join orders o using (order_id)
    where s.offer_id = ${offerId} and s.family_place is not null and b.booking_id = s.booking_id and ${isEnded}`)
  const shares = await readFamilyShares(database, offerId, orderId)
  const before = withPlaces(
    of,
    shares.filter(({ isNew }) => !isNew),
  )
  if (wanted !== undefined && !freePlaces(of, before).includes(wanted)) return false
  const added = shares.filter(({ isNew }) => isNew).map(share => ({ ...share, place: wanted ?? null }))
  const placed = withPlaces(of, [...before, ...added])
  const column = (values: (number | null)[]) => sql.param(values)
  await database.execute(sql`update qurbani_shares s set family_place = p.place
    from unnest(${column(placed.map(({ shareId }) => shareId))}::bigint[], ${column(placed.map(({ place }) => place))}::smallint[])
      as p(share_id, place)
    where s.share_id = p.share_id and s.family_place is distinct from p.place`)
  return true
}
