import { SET_BY_STAFF } from '../availability/ledger-sums.server.ts'
import { FINISHED, type Invariant } from '../lib/books/invariant.ts'
import { HAS_RESTED } from '../orders/order-rests.server.ts'
import { ORDERS_WITH_TASKS } from '../payments/books/money-sums.server.ts'
import { WINDOWS } from '../slots/slot-sums.server.ts'

/** Shares with the state of their order: held while payment is due, live once it is paid, over once rejected or expired. */
const standing = `(
  select s.*, o.order_id, o.pay_until is not null as held, o.pay_until is null and o.order_status <> 'REJECTED' and s.cancelled_at is null as live
  from qurbani_shares s join qurbani_bookings b using (booking_id) join orders o using (order_id))`

/** The live and the held shares of each offer, window, or kind of a day. */
const sharesOf = (columns: string) =>
  `(select ${columns}, count(*) filter (where live) as live, count(*) filter (where held) as held from ${standing} s group by ${columns})`

/** A place of an animal and of a family is there once, by constraints of the database. */
export const sharesInvariants: readonly Invariant[] = [
  {
    name: 'share-is-in-its-animal',
    says: 'A share is in an animal of another season, day or kind, or beyond its places.',
    statement: `
      select share_id, animal_id from qurbani_shares s join qurbani_animals a using (animal_id)
      where (s.season_id, s.day, s.kind) is distinct from (a.season_id, a.day, a.kind) or s.sequence not between 1 and a.shares`,
  },
  {
    name: 'animal-has-its-places',
    says: 'An animal has more shares than places, or two shares in one place.',
    statement: `
      select animal_id, count(*) as shares from qurbani_shares s join qurbani_animals a using (animal_id)
      group by animal_id, a.shares having count(*) > a.shares or count(*) <> count(distinct s.sequence)`,
  },
  {
    name: 'only-paid-shares-have-an-animal',
    says: 'A share that is not paid or was cancelled has an animal.',
    statement: `select share_id, animal_id from ${standing} s where animal_id is not null and not live`,
  },
  {
    name: 'withdrawn-animal-has-no-shares',
    says: 'An animal that was withdrawn has shares.',
    statement: `
      select share_id, animal_id from qurbani_shares join qurbani_animals a using (animal_id) where a.state = 'WITHDRAWN'`,
  },
  {
    name: 'named-animal-has-its-own-shares',
    says: 'A share of an animal that was chosen is in another one, or another share is in that animal.',
    statement: `
      select share_id, s.animal_id from qurbani_shares s join qurbani_offers f using (offer_id)
      left join qurbani_offers named on named.animal_id = s.animal_id
      where s.animal_id is not null and f.animal_id is distinct from named.animal_id`,
  },
  {
    name: 'day-has-its-animals',
    says: 'A day has more animals than it takes, or a wrong count of them.',
    statement: `
      select d.season_id, d.day, d.animals, d.promised, d.capacity from qurbani_days d
      left join (select season_id, day, count(*) as there from qurbani_animals where state <> 'WITHDRAWN' group by 1, 2) a using (season_id, day)
      left join (select season_id, day, sum(animals) as offered from qurbani_offers group by 1, 2) f using (season_id, day)
      where d.animals > d.capacity or d.promised > d.capacity
        or d.animals <> coalesce(there, 0) or d.promised <> coalesce(offered, 0)`,
  },
  {
    name: 'offer-has-its-rest',
    says: 'The shares that are left of an offer differ from what was opened less what was paid.',
    statement: `
      select f.offer_id, a.on_hand, a.held, coalesce(m.steps, 0) as opened, coalesce(s.live, 0) as live
      from qurbani_offers f join availabilities a using (availability_id)
      left join ${SET_BY_STAFF} m using (availability_id) left join ${sharesOf('offer_id')} s using (offer_id)
      where a.on_hand <> coalesce(m.steps, 0) - coalesce(s.live, 0) or a.held <> coalesce(s.held, 0)`,
  },
  {
    name: 'time-has-its-rest',
    says: 'The shares that are left of a time differ from what was opened less what was paid.',
    statement: `
      select w.window_id, a.on_hand, a.over, a.held, coalesce(m.steps, 0) as opened, coalesce(s.live, 0) as live
      from qurbani_windows w join ${WINDOWS} t on t.slot_id = w.window_id join availabilities a using (availability_id)
      left join ${SET_BY_STAFF} m using (availability_id) left join ${sharesOf('window_id')} s using (window_id)
      where a.on_hand - a.over <> coalesce(m.steps, 0) - coalesce(s.live, 0) or a.held <> coalesce(s.held, 0)`,
  },
  {
    name: 'time-is-a-window-of-shares',
    says: 'A time of a season is no window for shares, or such a window has no season.',
    statement: `
      select slot_id, window_id from ${WINDOWS} t full join qurbani_windows w on w.window_id = t.slot_id
      where (coalesce(t.counts, 'NONE') = 'SHARES') <> (w.window_id is not null)`,
  },
  {
    name: 'shares-have-animals',
    says: 'More shares are sold than the animals of a day and kind have.',
    statement: `
      select season_id, day, kind in ('COW', 'CAMEL') as large, places, live, held from (
        select season_id, day, kind, sum(animals) * case when kind in ('COW', 'CAMEL') then 7 else 1 end as places
        from qurbani_offers group by 1, 2, 3) p
      join ${sharesOf('season_id, day, kind')} s using (season_id, day, kind) where places < live + held`,
  },
  {
    name: 'booking-is-paid-as-it-costs',
    says: 'A booking is paid above its price, or has money after it was cancelled.',
    statement: `
      select b.booking_id, o.order_id, coalesce(p.paid, 0) as paid, coalesce(c.total, 0) as total
      from qurbani_bookings b join orders o using (order_id)
      left join (select booking_id, sum(net + tax) as total from qurbani_shares where cancelled_at is null group by 1) c using (booking_id)
      left join (
        select booking_id, sum(case e.kind when 'TAKEN' then e.amount when 'REFUNDED' then -e.amount else 0 end) as paid,
          bool_or(e.order_id in ${ORDERS_WITH_TASKS}) as waits
        from payment_entries e join (
          select order_id, booking_id from qurbani_bookings union all select order_id, booking_id from qurbani_balances) x using (order_id)
        group by 1) p using (booking_id)
      where coalesce(p.paid, 0) + case when o.order_status = 'REJECTED' then 0 else b.cash_received end
          > case when o.order_status = 'REJECTED' then 0 else coalesce(c.total, 0) end
        and ${HAS_RESTED} and (${FINISHED} or not coalesce(p.waits, false))`,
  },
  {
    name: 'paid-share-has-its-payment',
    says: 'A share counts as paid without a payment.',
    statement: `
      select b.booking_id, o.order_id from qurbani_bookings b join orders o using (order_id)
      where o.payment_state in ('PAID', 'PART_REFUNDED')
        and not exists (select from payment_entries e where e.order_id = o.order_id and e.kind = 'TAKEN')`,
  },
]
