/** An error made on purpose; `also` names the other invariants that it breaks as well. */
export type Breakage = { sql: string; also?: readonly string[] }

/** The orders that breakages change, by their ids. */
export type BrokenOrders = Record<'cash' | 'closed' | 'rejected' | 'card' | 'closedCard' | 'awaiting', number>

const moved = (orderId: number, kind: string, to: string) =>
  `update movements m set order_id = ${to} from availabilities a
   where a.availability_id = m.availability_id and a.kind = '${kind}' and m.order_id = ${orderId}`
const plainStock =
  '(select min(availability_id) from stock join availabilities using (availability_id) where not in_lots and on_hand > 5 and held = 0)'
const payment = (id: number, orderId: number, attempt: number) =>
  `insert into payments (payment_id, order_id, attempt, provider, intent_id, amount, currency, taken_later, card)
   values (${id}, ${orderId}, ${attempt}, 'practice', 'pi_${id}', 500, 'PKR', false, 'taken');
   insert into payment_entries (payment_id, order_id, kind, amount, reference) values (${id}, ${orderId}, 'TAKEN', 500, 'x');
   insert into cash_entries (order_id, kind, amount) values (${orderId}, 'BACK', 500);`
const more = (orderId: number) =>
  `insert into cash_entries (order_id, kind, amount) values (${orderId}, 'IN', 5); update orders set paid = paid + 5 where order_id = ${orderId};`
const lot = (onHand: number, columns = '', values = '') =>
  `insert into lots (lot_id, product_id, branch_id, code, on_hand${columns}) values (9999, 1, 1, 'X', ${onHand}${values});`
const lotMoved = (change: number, line = 'null') =>
  `insert into lot_movements (lot_id, change, cause, order_item_id, moved_at) values (9999, ${change}, 'X', ${line}, now());`
const run = (state: string, rest: string) =>
  `insert into runs (run_id, branch_id, day, run_name, driver_id, state, currency, exponent, departed_at${rest ? ', settled_at, counted, difference' : ''})
   values (9999, 1, current_date, 'X', 1, '${state}', 'PKR', 2, now()${rest});`
const commission = (orderId: number, amount: number) =>
  `insert into commissions (cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, written_by)
   values (1, 'EARNED', ${orderId}, ${amount}, 1000, 500, 'PKR', 2, 1);`
const mail = (template: string, orderId: number) =>
  `insert into outbox (channel, template, recipient, data, dedupe_key) values ('mail', '${template}', 'a@example.org', '{"orderId": ${orderId}}', 'broken');`

const booking = (orderId: number) =>
  `insert into qurbani_bookings (booking_id, season_id, order_id, wakala, wakala_at, unfilled_rule) values (9999, 999, ${orderId}, 'x', now(), 'REFUND');`
const animal = (state = 'READY', season = 999) =>
  `insert into qurbani_animals (animal_id, season_id, day, kind, tag, shares, state) values (9999, ${season}, 1, 'GOAT', 'X', 1, '${state}');`
const share = (sequence: number | null = 1, offerId = 999) =>
  `insert into qurbani_shares (booking_id, position, offer_id, season_id, day, kind, names, intention, distribution, net, tax, deposit_net, deposit_tax,
     animal_id, animal_shares, sequence, assigned_at)
   values (9999, ${sequence ?? 1}, ${offerId}, 999, 1, 'GOAT', '{X}', 'QURBANI', 'GIVE ALL', 5, 0, 5, 0,
     ${sequence ? `9999, 7, ${sequence}, now()` : 'null, null, null, null'});`
const offer = (id: number, type: string, animals: number, availabilityId = 900_000 + id) =>
  `insert into qurbani_offers (offer_id, season_id, day, kind, type, animals, price, availability_id, animal_id)
   values (${id}, 999, 1, 'GOAT', '${type}', ${animals}, 5, ${availabilityId}, ${type === 'NAMED' ? 9999 : 'null'});`
/** A counter of shares that was filled by an order, not by staff. */
const counter = `insert into availabilities (availability_id, kind, on_hand) values (900999, 'share', 7);
  insert into movements (availability_id, change, cause, order_id) values (900999, 7, 'X', 999999);`

/** A breakage for each invariant, in SQL that is rolled back. Foreign keys and triggers are off. */
export const breakagesOf = (orders: BrokenOrders): Record<string, Breakage> => ({
  'erased-person-is-gone': {
    sql: `insert into erasures (contact_id, erased_at, erased_by)
      select min(contact_id), now() - interval '1 hour', 1 from contacts where email <> ''`,
  },
  'payment-is-within-its-amount': {
    sql: `update payments set amount = amount - 1 where order_id = ${orders.closedCard}`,
  },
  'payment-asks-for-the-total': {
    sql: `update payments set amount = amount + 1 where order_id = ${orders.card}`,
  },
  'order-has-the-money-of-its-ledgers': {
    sql: `update orders set paid = paid + 1 where order_id = ${orders.card}`,
  },
  'ended-order-has-its-money': { sql: more(orders.closed) },
  'card-paid-no-more-than-it-costs': { sql: more(orders.closedCard), also: ['ended-order-has-its-money'] },
  'order-is-paid-as-its-ledger-says': {
    sql: `update orders set payment_state = 'REFUNDED' where order_id = ${orders.card}`,
  },
  'rejected-order-has-no-money': { sql: payment(9999, orders.rejected, 1) },
  'rest-was-agreed-to': { sql: payment(9999, orders.cash, 2) },
  'rest-is-asked-as-requested': { sql: `update orders set rest_asked = 5 where order_id = ${orders.cash}` },
  'event-is-handled': {
    sql: `insert into payment_events (provider, event_id, kind, intent_id, received_at) values ('stripe', 'x', 'x', 'x', now() - interval '1 hour')`,
  },
  'task-is-done': {
    sql: `insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause, asked_at)
      values (1, ${orders.cash}, 'TAKE', 5, 'x', 'x', now() - interval '1 hour')`,
  },
  'count-follows-the-one-before': {
    sql: `insert into cash_counts (branch_id, number, currency, exponent, float, expected, counted, kept, counted_by, covered) values
      (1, 1, 'PKR', 2, 0, 100, 100, 50, 1, 0), (1, 2, 'PKR', 2, 40, 100, 100, 50, 1, 0)`,
  },
  'run-brought-its-cash': { sql: run('SETTLED', ', now(), 100, 0') },
  'order-is-its-lines': {
    sql: `update orders set price = price + 1, discount = 1, discount_agreed = 1 where order_id = ${orders.cash}`,
  },
  'order-costs-what-it-may': {
    sql: `alter table orders drop constraint orders_ceiling; update orders set ceiling = grand_total - 1 where order_id = ${orders.cash}`,
  },
  'order-has-lines': { sql: `delete from order_events where order_id = ${orders.cash}` },
  'answer-has-its-order': {
    sql: `insert into idempotency_keys (call, key, input_hash, answer) values ('POST /orders/save', 'x', 'x', '{"orders": {"orderId": 999999}}')`,
  },
  'expired-order-is-rejected': {
    sql: `update orders set payment_state = 'EXPIRED' where order_id = ${orders.closed}`,
  },
  'commission-follows-the-order': { sql: commission(orders.cash, 50) },
  'order-took-its-goods': { sql: moved(orders.cash, 'stock', 'null') },
  'unpaid-order-holds-its-goods': {
    sql: `update holds set order_id = 999999 where order_id = ${orders.awaiting}`,
  },
  'order-has-its-place': { sql: moved(orders.cash, 'slot', '999999') },
  'stock-is-its-movements': {
    sql: `update availabilities set on_hand = on_hand + 1 where availability_id = ${plainStock}`,
  },
  'held-is-its-holds': {
    sql: `update availabilities set held = held + 1 where availability_id = ${plainStock}`,
  },
  'nothing-is-below-zero': {
    sql: `alter table availabilities drop constraint availabilities_enough;
      update availabilities set on_hand = on_hand - 1, over = -1 where availability_id = ${plainStock}`,
  },
  'holds-end': {
    sql: `update holds set expires_at = now() - interval '2 hours' where order_id = ${orders.awaiting}`,
  },
  'stock-has-a-counter-of-goods': {
    sql: `update availabilities set kind = 'share' where availability_id = ${plainStock}`,
  },
  'lot-is-its-movements': { sql: lot(0) + lotMoved(5) },
  'line-has-some-of-a-lot': { sql: lot(5) + lotMoved(5, '999999999') },
  'ended-lot-is-empty': {
    sql: lot(5, ', date_kind, expires_on', ", 'USE_BY', current_date - 5") + lotMoved(5),
  },
  'stock-is-its-lots': {
    sql: `update availabilities set in_lots = true where availability_id = ${plainStock}`,
  },
  'dropped-line-has-no-lot': {
    sql:
      lot(5) +
      lotMoved(8) +
      lotMoved(-3, `(select min(order_item_id) from order_items where order_id = ${orders.rejected})`),
  },
  'recalled-lot-is-blocked': { sql: 'insert into recall_lots (recall_id, lot_id) values (9999, 9999)' },
  'window-has-its-room': {
    sql: `update slots set own_capacity = 9999 where slot_id = (select min(slot_id) from slots)`,
  },
  'run-that-is-back-has-no-open-stop': {
    sql: `${run('BACK', '')} insert into run_stops (run_id, order_id, position) values (9999, ${orders.cash}, 1)`,
  },
  'share-is-in-its-animal': { sql: animal('READY', 998) + booking(orders.cash) + share() },
  'animal-has-its-places': {
    sql: animal() + booking(orders.cash) + share() + share(2),
    also: ['share-is-in-its-animal'],
  },
  'only-paid-shares-have-an-animal': { sql: animal() + booking(orders.awaiting) + share() },
  'withdrawn-animal-has-no-shares': { sql: animal('WITHDRAWN') + booking(orders.cash) + share() },
  'named-animal-has-its-own-shares': {
    sql: animal() + offer(998, 'NAMED', 1) + offer(999, 'POOL', 1) + booking(orders.cash) + share(),
  },
  'day-has-its-animals': {
    sql: `insert into qurbani_days (season_id, day, date, capacity, animals) values (999, 1, current_date, 5, 1)`,
  },
  'offer-has-its-rest': { sql: counter + offer(999, 'POOL', 1, 900_999) },
  'time-has-its-rest': {
    sql: `${counter} insert into qurbani_windows (window_id, season_id, day) values (9999, 999, 1);
      insert into slots (slot_id, counts, branch_id, method, day, starts, ends, starts_at, ends_at, order_by, fee, capacity, availability_id)
      values (9999, 'SHARES', 1, 'IN STORE', current_date, 60, 120, now(), now() + interval '1 hour', now(), 0, 0, 900999)`,
  },
  'time-is-a-window-of-shares': {
    sql: 'insert into qurbani_windows (window_id, season_id, day) values (9999, 999, 1)',
  },
  'shares-have-animals': { sql: offer(999, 'POOL', 0) + booking(orders.cash) + share(null) },
  'booking-is-paid-as-it-costs': { sql: booking(orders.card) },
  'paid-share-has-its-payment': {
    sql: `${booking(orders.cash)} update orders set payment_state = 'PAID' where order_id = ${orders.cash}`,
  },
  'commission-is-its-share': {
    sql: `${commission(orders.closed, 51)} update orders set referred_by = 1 where order_id = ${orders.closed}`,
  },
  'standing-day-has-its-own-order': {
    sql: `insert into standing_days (standing_id, day, outcome, order_id) values
      (1, current_date, 'PLACED', ${orders.cash}), (2, current_date, 'PLACED', ${orders.cash})`,
  },
  'order-was-confirmed': {
    sql: `delete from outbox where template = 'order-placed' and (data ->> 'orderId')::int = ${orders.cash}`,
  },
  'payment-was-confirmed-once': {
    sql: `delete from outbox where template = 'order-paid' and (data ->> 'orderId')::int = ${orders.card}`,
  },
  'late-payment-was-answered-once': {
    sql: `update orders set payment_state = 'EXPIRED' where order_id = ${orders.rejected}; ${mail('payment-late', orders.rejected)}`,
  },
  'closed-account-is-signed-out': {
    sql: `update customers set closed_at = now() where cust_id = (select max(user_id) from sessions)`,
  },
  'film-has-its-pieces': { sql: `insert into films (hash, mime_type, size) values ('x', 'video/mp4', 5)` },
})
