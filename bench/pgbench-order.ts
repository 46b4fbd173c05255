import { saveOrder } from '../shop/orders/orders.contract.ts'
import { exampleSavedItem } from '../shop/orders/orders.examples.ts'
import type { Room } from './room-for-orders.ts'

/** How pgbench sends its statements: as text, planned each time, or prepared once per connection. */
export type Mode = 'simple' | 'prepared'

export type Run = {
  clients: number
  seconds: number
  stockRows: number
  windows: readonly Room[]
  mode: Mode
}

/** A statement of a script: `:name` is a variable, and `stores` stores its result columns as variables. */
export type Statement = { text: string; stores?: true }

const orders = saveOrder.example?.output.orders
/** pgbench would take `:null` for a variable. */
const answer = JSON.stringify({ orders, orderItems: [exampleSavedItem, exampleSavedItem] }).replaceAll(
  '":',
  '": ',
)
const thisKey = `call = 'POST /orders/save' and key = md5(:order_id::text)`
const item = `'Beef with bones', 'BEEF-BONES', 'MEAT', 1, 1000, 'lb', 89000, 89000, 89000, 89000, 0, '{}', '', 'ASK', 'shopper'`

/**
 * Returns the transaction that writes the same rows as an order of two lines, one by one, and locks its counters in order of
 * the ids; `:one` and `:other` are the stock rows, the same row if everybody wants one product, `:nth` is the number of its window.
 */
export const orderStatements = ({ stockRows, windows }: Pick<Run, 'stockRows' | 'windows'>): Statement[] => [
  { text: 'begin' },
  {
    // Like an order, it turns off the database's own change notices to pages: these would make commits wait for each other.
    text: `select nextval('orders_order_id_seq')::int as order_id, nextval('contacts_contact_id_seq')::int as contact_id,
      (array[${windows.map(({ slotId }) => slotId)}])[:nth] as slot_id,
      (array[${windows.map(({ availabilityId }) => availabilityId)}])[:nth] as places, set_config('souk.notified', 'yes', true) as notified`,
    stores: true,
  },
  {
    text: `insert into idempotency_keys (call, key, input_hash, answer)
      values ('POST /orders/save', md5(:order_id::text), repeat('a', 64), '{}') on conflict do nothing`,
  },
  {
    text: `insert into contacts (contact_id, first_name, last_name, email, phone1)
      values (:contact_id, 'Amina', 'Yusuf', 'amina@example.org', '0300')`,
  },
  {
    text: `insert into orders (order_id, order_num, contact_id, branch_id, link_key, pickup_type, pickup_time, slot_id,
        slot_starts_at, slot_ends_at, currency, exponent, price, tax, shipping_handling, shipping_placed, grand_total, updated_by)
      values (:order_id, nextval('order_numbers')::text, :contact_id, 1, gen_random_uuid()::text, 'IN STORE', 'MORNING', :slot_id,
        now(), now(), 'PKR', 2, 178000, 0, 0, 0, 178000, 'shopper')`,
  },
  {
    text: `insert into order_items (order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step,
        measuring_unit, unit_price, sale_price, charged_price, line_price, line_tax, attributes, notes, substitution, updated_by)
      values (:order_id, 0, 101, ${item}), (:order_id, 1, 101, ${item})`,
  },
  {
    text: `insert into order_events (order_id, order_status, happened_by) values (:order_id, 'NEW', 'shopper')`,
  },
  {
    text: `insert into outbox (channel, template, recipient, data, dedupe_key)
      values ('mail', 'order-placed', 'amina@example.org', '{"orderId": 1}', 'order-placed ' || :order_id::text)
      on conflict do nothing`,
  },
  {
    text: `select from availabilities where availability_id in (:one, :other, :places) order by availability_id for no key update`,
  },
  {
    text: `update availabilities set on_hand = on_hand - 1 where availability_id in (:one, :other, :places)`,
  },
  {
    text: `insert into movements (availability_id, change, cause, order_id)
      values (:places, -1, 'ORDER', :order_id), (:one, -1, 'ORDER', :order_id)${stockRows > 1 ? `, (:other, -1, 'ORDER', :order_id)` : ''}`,
  },
  { text: `update idempotency_keys set answer = '${answer}' where ${thisKey}` },
  { text: 'commit' },
]
