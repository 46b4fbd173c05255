import { type SQL, sql } from 'drizzle-orm'
import { slotMethods, windowMethods } from './animals.rules.ts'

/** SQL about shares `s` of orders `o`: true if a share is paid for and was not cancelled. */
export const isPaidShare: SQL = sql`s.cancelled_at is null and o.order_status <> 'REJECTED' and o.payment_state not in ('AWAITING', 'EXPIRED')`

/** SQL about shares `s` of orders `o` in animals `a` (left joined): the state of a share, as `stateOfShare` returns it. */
export const shareState: SQL = sql`case
  when s.cancelled_at is not null or o.order_status = 'REJECTED' or o.payment_state = 'EXPIRED' then 'ENDED'
  when o.payment_state = 'AWAITING' then 'HELD'
  when s.collected_at is not null then 'COLLECTED'
  when s.packed_at is not null then 'PACKED'
  when a.done_at is not null then 'DONE'
  when s.animal_id is null then 'BOOKED' else 'ASSIGNED' end`

/** SQL about bookings `b`: what was paid by card, less refunds, in minor units; each order by the index of its entries. */
export const paidByCard: SQL = sql`(select coalesce(sum(case e.kind when 'TAKEN' then e.amount when 'REFUNDED' then -e.amount else 0 end), 0)
  from (select b.order_id union all select q.order_id from qurbani_balances q where q.booking_id = b.booking_id) mine
  cross join lateral (select kind, amount from payment_entries p where p.order_id = mine.order_id offset 0) e)`

/** SQL about the same bookings `b`: what is still to be paid, in minor units (the same as `readMoney` calculates). */
export const bookingDue: SQL = sql`case when o.order_status = 'REJECTED' or o.payment_state in ('AWAITING', 'EXPIRED') then 0 else greatest(0,
  (select coalesce(sum(t.net + t.tax), 0) from qurbani_shares t where t.booking_id = b.booking_id and t.cancelled_at is null)
  + o.shipping_handling - b.cash_received
  - ${paidByCard}) end`

/** The method of a window, from that of its slot. */
export const windowMethod = (ofSlot: SQL): SQL =>
  sql`case ${ofSlot} ${sql.raw(windowMethods.map(one => `when '${slotMethods[one]}' then '${one}'`).join(' '))} end`

/** A time by the shop's clock, as in `14:30`. */
export const wallTime = (moment: SQL, timeZone: string): SQL =>
  sql`to_char(${moment} at time zone ${timeZone}, 'HH24:MI')`

/** A moment as the API shows it, as in `2027-05-16T06:10:00.000Z`. */
export const isoMoment = (moment: SQL): SQL =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
