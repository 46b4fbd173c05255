import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { listed } from '../customers/forget-account.server.ts'

/** Selects the families' animals that were set aside by bookings of these orders: the first booking of each. */
export const familiesOf = (orderIds: readonly number[]) => sql`type = 'FAMILY' and exists (
  select from qurbani_bookings b where b.order_id = any(${listed(orderIds, 'int')}) and b.booking_id = (
    select min(s.booking_id) from qurbani_shares s where s.offer_id = qurbani_offers.offer_id))`

/**
 * Removes the names from the shares of these bookings, and from the animals that they set aside for their families, in the
 * running transaction; the old invitation link opens nothing. Bookings, payments and gifts stay, as accounts need
 * it.
 */
export async function forgetBookings(
  database: Database,
  orderIds: readonly number[],
  name: string,
): Promise<void> {
  await database.execute(sql`update qurbani_offers set family_name = ${name},
    family_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') where ${familiesOf(orderIds)}`)
  await database.execute(sql`update qurbani_shares set names = array[${name}::text] where booking_id in (
    select booking_id from qurbani_bookings where order_id = any(${listed(orderIds, 'int')}))`)
}
