import type { Pool } from 'pg'
import { newPool, newSeason } from './booking-shares.ts'
import { type Person, signUp } from './people.ts'
import { newProduct } from './test-goods.ts'
import { guestOrder, type TestShop } from './test-shop.ts'

const delivered = {
  pickupType: 'DELIVERY',
  address: 'Canarystreet 14',
  city: 'Canaryville',
  stateProvince: 'Sindh',
  country: 'Pakistan',
  postalCode: 'CNR-75300',
  notes: 'Canarynote at the gate',
  billingAddress: {
    address: 'Canarybilling 9',
    city: 'Canaryville',
    stateProvince: 'Sindh',
    country: 'Pakistan',
    postalCode: 'CNR-75300',
  },
}

let people = 0

/** A person who has left data in every table with personal data, each word of it a canary. */
export async function personEverywhere(shop: TestShop, staff: Person) {
  const { pool } = shop
  const { productId } = await newProduct(pool, { stock: 50 })
  const person = await signUp(shop)
  people += 1
  const email = `canary${people}@example.org`
  const { custId } = person
  const { rows } = await pool.query('select contact_id from customers where cust_id = $1', [custId])
  const contactId: number = rows[0].contact_id
  await pool.query(
    `update contacts set first_name = 'Canaryfirst', last_name = 'Canarylast', email = $2, phone1 = '0399 7000111',
     phone2 = '0399 7000222', priority_since = now() where contact_id = $1`,
    [contactId, email],
  )
  await pool.query(
    `update customers set login_id = $2, cust_name = 'Canaryfirst Canarylast', profession = 'Canarybaker',
     business_flag = true, best_way = 'TEXT', best_time = 'NIGHT', send_sms_flag = true, send_email_flag = true,
     representative_asked_at = now(), representative_since = now(), proven_email = $3, email_proven_at = now(),
     last_seen_at = now() where cust_id = $1`,
    [custId, `canary.login${people}`, email],
  )
  const address = { custId, address: 'Canarystreet 14', address2: 'Canaryfloor', city: 'Canaryville' }
  const place = { stateProvince: 'Canarystate', country: 'Pakistan', postalCode: 'CNR-75300' }
  await shop.post('/address/save', { ...address, ...place }, person.bearer)
  const line = { productId, quantity: 1, notes: 'Canaryline' }
  const own = await shop.post(
    '/orders/save',
    { orders: delivered, orderItems: [line] },
    { ...person.bearer, 'idempotency-key': `canary of ${custId}` },
  )
  const guests = { ...guestOrder([line], delivered) }
  guests.customer = { firstName: 'Canaryfirst', lastName: 'Canaryguest', email, phone1: '0399 7000333' }
  const asGuest = await shop.post('/orders/save', guests)
  const orderIds: number[] = [own.body.orders.orderId, asGuest.body.orders.orderId]
  for (const orderId of orderIds) {
    await pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [orderId])
    await pool.query(
      `insert into order_events (order_id, order_status, reason, happened_by) values ($1, 'OPEN', 'Canaryreason', 'staff')`,
      [orderId],
    )
    await pool.query(
      `insert into substitution_offers
         (order_id, order_item_id, product_id, steps, quantity_step, line_price, line_cap, state, answer_by, ended_at)
       select order_id, order_item_id, product_id, 1, 1000, 100, 100, 'DECLINED', now(), now()
       from order_items where order_id = $1`,
      [orderId],
    )
    await pool.query(`insert into order_notes (order_id, note, cust_id) values ($1, 'Canaryordernote', $2)`, [
      orderId,
      staff.custId,
    ])
  }
  await shop.post(
    '/review/save',
    { custId, productId, rating: 5, reviewTitle: 'Tender', reviewMsg: 'Good.' },
    person.bearer,
  )
  await pool.query(`update reviews set hidden_at = now(), waiting_since = now() where cust_id = $1`, [custId])
  await shop.post('/customers/addNote', { contactId, note: 'Canarycare' }, staff.bearer)
  await pool.query(
    `insert into second_factors (cust_id, secret, confirmed_at, recovery_hashes) values ($1, 'canarysecret', now(), '{canaryhash}')`,
    [custId],
  )
  await pool.query(
    `insert into customer_pictures (cust_id, mime_type, bytes) values ($1, 'image/webp', 'canarypicture')`,
    [custId],
  )
  await pool.query(
    `update sessions set ip_address = 'canaryaddress', user_agent = 'canarybrowser' where user_id = $1`,
    [custId],
  )
  await pool.query(
    `insert into verifications (identifier, value, expires_at) values ('canarymark', $1, now() + interval '1 day')`,
    [JSON.stringify({ custId, email })],
  )
  await pool.query(
    `insert into staff_invitations (email, role, branch_id, invited_by, expires_at)
     values ($1, 'picker', 1, $2, now() + interval '1 day')`,
    [email, staff.custId],
  )
  await pool.query(
    `insert into substitution_choices (cust_id, product_id, substitution, substitute_product_id) values ($1, $2, 'SPECIFIC', $2)`,
    [custId, productId],
  )
  await pool.query(`insert into usual_items (cust_id, product_id, state) values ($1, $2, 'PINNED')`, [
    custId,
    productId,
  ])
  await pool.query(
    `insert into saved_lists (cust_id, list_name, lines) values ($1, 'Canarylist', '[{"productId": 101, "quantity": 1}]')`,
    [custId],
  )
  await pool.query(
    `insert into stock_alerts (cust_id, product_id, email) values ($1, $2, $3), (null, 101, upper($3))`,
    [custId, productId, email],
  )
  await pool.query(
    `with standing as (
       insert into standing_orders (cust_id, list_id, every_weeks, weekday, starts_minute, ends_minute, pickup_type, address, city,
         state_province, country, postal_code, position, state, first_day, next_at)
       select cust_id, list_id, 1, 5, 960, 1080, 'DELIVERY', 'Canarygate', 'Canaryville', 'Sindh', 'Pakistan', '75300',
         '{"latitude": 24.9, "longitude": 67.1}', 'PAUSED', '2026-12-04', now()
       from saved_lists where cust_id = $1 returning standing_id
     ) insert into standing_days (standing_id, day, outcome, reason, order_id)
     select standing_id, '2026-12-04'::date, 'NOT_PLACED', 'NO_WINDOW', null from standing
     union all select standing_id, '2026-12-11'::date, 'PLACED', null, $2::int from standing`,
    [custId, orderIds[0]],
  )
  await pool.query(
    `insert into saved_views (cust_id, list, name, query) values ($1, 'orders', 'Canaryview', 'q=canary')`,
    [custId],
  )
  await pool.query(
    `insert into outbox (channel, template, recipient, data, dedupe_key, problem) values
     ('mail', 'contact', 'salam@souk.example', $1, 'contact ' || $3 || ' ' || $2, null),
     ('mail', 'prove-email', $3, '{"firstName": "Canaryfirst", "secret": "canarylink"}', 'to ' || $2, 'canary refused'),
     ('sms', 'alert', '0399 7000111', '{"message": "Canarymessage"}', 'sms ' || $2, null),
     ('mail', 'password-changed', 'canaryearlier@example.org', $4, 'earlier ' || $2, null),
     ('mail', 'reset-password', $3, $5, 'reset ' || $2, null),
     ('mail', 'reset-password', 'shared@example.org', $6, 'shared ' || $2, null)`,
    [
      JSON.stringify({ email, name: 'Canaryfirst', querydata: 'Canaryquestion' }),
      String(custId),
      email,
      JSON.stringify({ custId, firstName: 'Canaryfirst' }),
      JSON.stringify({ custId, firstName: 'Canaryfirst', others: [{ custId: 0, loginId: 'canaryothers' }] }),
      JSON.stringify({ custId: 0, others: [{ custId, firstName: 'Canaryfirst' }] }),
    ],
  )
  await pool.query(
    `insert into idempotency_keys (call, key, input_hash, answer) values ('POST /representatives/pay', $1, 'x', $2)`,
    [`payment of ${custId}`, JSON.stringify({ custId, firstName: 'Canaryfirst' })],
  )
  await pool.query(
    `insert into audit_entries (cust_id, action, subject, subject_id, after)
     select $1::int, 'send again', 'message', message_id::text, jsonb_build_object('phone', '0399 7000111')
     from outbox where dedupe_key = 'sms ' || $2
     union all select $1::int, 'invite', 'staff', '78', jsonb_build_object('email', upper($3::text))`,
    [staff.custId, String(custId), email],
  )
  await pool.query(
    `insert into representatives (cust_id, code, basis_points, ended_at) values ($1, $2, 500, now())`,
    [custId, `CANARY-${people}`],
  )
  await familyBooking(pool, own.body.orders.orderId)
  const other = await shop.post('/orders/save', guestOrder([{ productId, quantity: 1 }]))
  await pool.query(`update orders set referred_by = $2, representative = $3 where order_id = $1`, [
    other.body.orders.orderId,
    custId,
    `CANARY-${people}`,
  ])
  await pool.query(
    `insert into commissions (cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, note, written_by)
     values ($1, 'EARNED', $2, 500, 10000, 500, 'PKR', 2, 'Canarypay', $3),
       ($1, 'PAID', null, -500, null, null, 'PKR', 2, 'Canarypay', $3)`,
    [custId, other.body.orders.orderId, staff.custId],
  )
  await pool.query(
    `insert into audit_entries (cust_id, action, subject, subject_id, before, after) values
     ($1, 'update', 'customer', $2, '{"firstName": "Canaryfirst"}', '{"phone1": "0399 7000111"}'),
     ($1, 'take by phone', 'order', $3, null, '{"orderNum": "1", "phone": "0399 7000333"}'),
     ($1, 'invite', 'staff', '77', null, $4), ($1, 'save', 'product', '5', $5, $5)`,
    [
      staff.custId,
      String(custId),
      String(orderIds[1]),
      JSON.stringify({ email }),
      JSON.stringify({ updatedByLogin: `canary.login${people}`, unitPrice: 5 }),
    ],
  )
  await pool.query(
    `with payment as (
       insert into payments (order_id, provider, intent_id, amount, currency, taken_later, card)
       select order_id, 'practice', 'pi_of_' || order_id, grand_total, currency, false, 'taken' from orders where order_id = $1
       returning *
     ), entry as (
       insert into payment_entries (payment_id, order_id, kind, amount, reference)
       select payment_id, order_id, 'TAKEN', amount, intent_id from payment
     ) insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause, asked_by, state)
     select payment_id, order_id, 'REFUND', 1, 'Canaryrefund', 'refund ' || order_id, $2, 'DONE' from payment`,
    [orderIds[1], staff.custId],
  )
  await pool.query(
    `insert into payment_requests (order_id, amount, reason, state) values ($1, 1, 'Canaryrest', 'WITHDRAWN')`,
    [orderIds[1]],
  )
  await pool.query(
    `insert into cash_entries (order_id, kind, amount, reason, written_by)
     values ($1, 'IN', 2, '', $2), ($1, 'BACK', 1, 'Canarycash', $2)`,
    [orderIds[1], staff.custId],
  )
  await pool.query(
    `with run as (
       insert into runs (branch_id, day, run_name, driver_id, state, currency, exponent, departed_at)
       values (1, '2026-11-27', '1', $2, 'BACK', 'PKR', 2, now()) returning run_id
     ) insert into run_stops (run_id, order_id, position, state, taken_by, note, ended_at)
     select run_id, $1, 0, 'DELIVERED', 'Canarytaker', 'Canarydoor', now() from run`,
    [orderIds[1], staff.custId],
  )
  await pool.query(`update order_items set refusal = 'Canaryrefusal' where order_id = $1`, [orderIds[1]])
  await pool.query(
    `update products set updated_by = 'Canaryfirst', updated_by_login = $2 where product_id = $1`,
    [productId, `canary.login${people}`],
  )
  const named = { email, loginId: `canary.login${people}`, code: `CANARY-${people}` }
  return { ...person, ...named, contactId, orderIds, productId }
}

/** Qurbani shares booked by an order, of an animal reserved for a family, with their balance. */
async function familyBooking(pool: Pool, orderId: number): Promise<void> {
  const seasonId = await newSeason(pool)
  const poolId = await newPool(pool, seasonId, { animals: 2 })
  await pool.query(
    `with opened as (insert into availabilities (kind, on_hand) values ('share', 7) returning availability_id),
       family as (insert into qurbani_offers (season_id, day, kind, type, animals, price, availability_id, pool_id, family_key, family_name)
         select $1, 1, 'COW', 'FAMILY', 1, 10000, availability_id, $2, 'canarykey' || $3::text, 'Canaryfamily' from opened returning offer_id),
       booking as (insert into qurbani_bookings (season_id, order_id, wakala, wakala_at, unfilled_rule)
         values ($1, $3::int, 'As it was said', now(), 'REFUND') returning booking_id),
       balance as (insert into qurbani_balances (order_id, booking_id) select $3::int, booking_id from booking)
     insert into qurbani_shares (booking_id, position, offer_id, season_id, day, kind, names, intention, distribution, net, tax, deposit_net, deposit_tax)
     select booking_id, 0, offer_id, $1, 1, 'COW', array['Canaryname'], 'QURBANI', 'GIVE ALL', 10000, 0, 3000, 0 from booking, family`,
    [seasonId, poolId, orderId],
  )
}
