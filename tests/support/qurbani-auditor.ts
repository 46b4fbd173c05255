import type { Pool } from 'pg'
import { expect } from 'vitest'

/** Shares with their order's status: held while payment is due, live once it is paid, over once rejected or expired. */
const standing = `
  select s.*, o.order_id, o.pay_until is not null as held,
    o.pay_until is null and o.order_status <> 'REJECTED' and s.cancelled_at is null as live
  from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o using (order_id)`

/** The amount of each availability opened, or moved by staff or families: all but what bookings took and returned. */
const opened = `select availability_id, sum(change) as opened from movements where order_id is null group by 1`

/**
 * Queries that return no rows while shares, counts and money agree, by the error that a row means. They hold at any moment;
 * those about money after the shop has finished its tasks.
 */
const wrongs: Record<string, string> = {
  'a share is in an animal of another season, day or kind, or beyond its count': `
    select share_id from qurbani_shares s join qurbani_animals a using (animal_id)
    where (s.season_id, s.day, s.kind) is distinct from (a.season_id, a.day, a.kind) or s.sequence not between 1 and a.shares`,
  'two shares have one place of an animal': `
    select animal_id, sequence from qurbani_shares where animal_id is not null group by 1, 2 having count(*) > 1`,
  'an animal has more shares than places': `
    select animal_id from qurbani_shares join qurbani_animals a using (animal_id) group by animal_id, a.shares having count(*) > a.shares`,
  'an unpaid or cancelled share has an animal': `
    select share_id from (${standing}) s where animal_id is not null and not live`,
  'an animal that was withdrawn has shares': `
    select share_id from qurbani_shares join qurbani_animals a using (animal_id) where a.state = 'WITHDRAWN'`,
  'a share of a named animal is in another, or another share is in a named animal': `
    select share_id from qurbani_shares s join qurbani_offers f using (offer_id)
    left join qurbani_offers named on named.animal_id = s.animal_id
    where s.animal_id is not null and (f.animal_id is distinct from named.animal_id)`,
  'a day has more animals than it takes, or a wrong count of them': `
    select d.season_id, d.day from qurbani_days d
    where animals > capacity or promised > capacity
      or animals <> (select count(*) from qurbani_animals a where a.season_id = d.season_id and a.day = d.day and a.state <> 'WITHDRAWN')
      or promised <> (select coalesce(sum(f.animals), 0) from qurbani_offers f where f.season_id = d.season_id and f.day = d.day)`,
  'the rest of an offer differs from the opened shares less the paid ones': `
    select f.offer_id from qurbani_offers f join availabilities a using (availability_id)
    left join (${opened}) m using (availability_id)
    where a.on_hand <> coalesce(m.opened, 0) - (select count(*) from (${standing}) s where s.offer_id = f.offer_id and s.live)
      or a.held <> (select count(*) from (${standing}) s where s.offer_id = f.offer_id and s.held)`,
  'the rest of a time differs from the opened shares less the paid ones': `
    select w.window_id from qurbani_windows w join slots t on t.slot_id = w.window_id join availabilities a using (availability_id)
    left join (${opened}) m using (availability_id)
    where a.on_hand - a.over <> coalesce(m.opened, 0) - (select count(*) from (${standing}) s where s.window_id = w.window_id and s.live)
      or a.held <> (select count(*) from (${standing}) s where s.window_id = w.window_id and s.held)`,
  'a window is not a slot that counts shares, or such a slot has no window': `
    select slot_id from slots t full join qurbani_windows w on w.window_id = t.slot_id
    where (coalesce(t.counts, 'NONE') = 'SHARES') <> (w.window_id is not null)`,
  'more shares are sold than the animals of a day and kind have': `
    select season_id, day, kind from (
      select f.season_id, f.day, f.kind, sum(f.animals) * case when f.kind in ('COW', 'CAMEL') then 7 else 1 end as places
      from qurbani_offers f group by 1, 2, 3) p
    where places < (select count(*) from (${standing}) s where (s.season_id, s.day, s.kind) = (p.season_id, p.day, p.kind) and (s.live or s.held))`,
  'more is held than is in stock, or less than nothing':
    'select availability_id from availabilities where held < 0 or on_hand < held',
  'a booking is paid above its price, or has money after its cancellation': `
    select b.booking_id from qurbani_bookings b join orders o using (order_id)
    cross join lateral (select coalesce(sum(net + tax), 0) as total from qurbani_shares s
      where s.booking_id = b.booking_id and s.cancelled_at is null and o.order_status <> 'REJECTED') c
    cross join lateral (select coalesce(sum(case e.kind when 'TAKEN' then e.amount when 'REFUNDED' then -e.amount else 0 end), 0) as paid
      from payment_entries e where e.order_id = b.order_id
        or e.order_id in (select order_id from qurbani_balances q where q.booking_id = b.booking_id)) p
    where p.paid + case when o.order_status = 'REJECTED' then 0 else b.cash_received end > c.total`,
  'a share counts as paid without a payment': `
    select b.booking_id from qurbani_bookings b join orders o using (order_id)
    where o.payment_state in ('PAID', 'PART_REFUNDED') and not exists (select from payment_entries e where e.order_id = o.order_id and e.kind = 'TAKEN')`,
}

/** Runs all of them; none may find an error. */
export async function expectSharesAgree(pool: Pool): Promise<void> {
  const found: Record<string, unknown[]> = {}
  for (const [wrong, statement] of Object.entries(wrongs)) {
    const { rows } = await pool.query(statement)
    if (rows.length) found[wrong] = rows.slice(0, 3)
  }
  expect(found).toEqual({})
}
