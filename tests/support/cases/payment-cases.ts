import { databaseOn } from '../../../database/pool.ts'
import { readDrawer, showDrawer } from '../../../shop/payments/cash/read-drawer.server.ts'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'
import { runCases } from './run-cases.ts'

/** An order for payment by card; `paid`: it has been paid. */
async function cardOrder(world: World, { paid = false } = {}) {
  const { orderId, orderNum, link } = await world.order({ paymentMethod: 'CARD' })
  const step = { does: 'pay', paymentMethod: 'pm_card_visa' }
  if (paid) await world.shop.post('/payment/practise', { orderNum, link, step })
  const { rows } = await world.shop.pool.query(
    'select grand_total::int as amount from orders where order_id = $1',
    [orderId],
  )
  return { orderId, orderNum, link, amount: rows[0].amount as number }
}

const byLink = async (world: World) => {
  const { orderNum, link } = await cardOrder(world)
  return { orderNum, link }
}
const badLink = { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' }

/** A paid order with a task that the provider completes later. */
async function task(world: World) {
  const { orderId } = await cardOrder(world, { paid: true })
  const { rows } = await world.shop.pool.query(
    `insert into payment_tasks (payment_id, order_id, kind, amount, reason, cause, state)
     select payment_id, order_id, 'REFUND', 100, 'test', gen_random_uuid(), 'FAILED' from payments where order_id = $1
     returning task_id::int`,
    [orderId],
  )
  return rows[0].task_id as number
}

/** An order with an amount on hold. */
async function aside(world: World) {
  const { orderId } = await cardOrder(world)
  await world.shop.pool.query(
    `with paid as (
       update orders set payment_state = 'AUTHORISED', pay_until = null where order_id = $1 returning *
     ), payment as (
       insert into payments (order_id, provider, intent_id, amount, currency, taken_later, card)
       select order_id, 'practice', 'pi_' || order_id, grand_total, currency, true, 'put aside' from paid returning *
     ) insert into payment_entries (payment_id, order_id, kind, amount, reference)
     select payment_id, order_id, 'AUTHORISED', amount, intent_id from payment`,
    [orderId],
  )
  return orderId
}

/** A change of an order by its customer. */
async function ownChange(world: World) {
  const { orderId, orderNum, link } = await world.order()
  const { rows } = await world.shop.pool.query(
    'select order_item_id::int as id from order_items where order_id = $1 order by position limit 1',
    [orderId],
  )
  return { orderNum, link, version: 1, items: [{ orderItemId: rows[0].id, notes: 'Small pieces' }] }
}

/** A change of an order by its customer that costs more than its card covers. */
async function dearerChange(world: World) {
  const { orderId, orderNum, link } = await cardOrder(world, { paid: true })
  const { productId } = await newProduct(world.shop.pool, { stock: 1000, weighed: false, unit: 'piece' })
  const { rows } = await world.shop.pool.query('select version from orders where order_id = $1', [orderId])
  const edit = { orderNum, link, version: rows[0].version, added: [{ productId, quantity: 1 }] }
  const { body } = await world.shop.post('/orders/previewOwnEdit', edit)
  return { ...edit, toPay: body.toPay }
}

/** An order of which 1.00 was paid in cash. */
async function withCash(world: World) {
  const { orderId } = await world.order()
  await world.shop.pool.query(
    `insert into cash_entries (order_id, kind, amount, written_by)
     select order_id, 'IN', 10 ^ exponent, $2 from orders where order_id = $1`,
    [orderId, world.actors.owner.custId],
  )
  return orderId
}

/** A paid order that costs 1.00 more than its card paid; `asked`: the rest was asked for. */
async function dearer(world: World, { asked = false } = {}) {
  const { orderId, orderNum, link } = await cardOrder(world, { paid: true })
  const { pool } = world.shop
  await pool.query(
    `update orders set price = price + 10 ^ exponent, grand_total = grand_total + 10 ^ exponent, ceiling = ceiling + 10 ^ exponent
     where order_id = $1`,
    [orderId],
  )
  if (asked)
    await pool.query(
      `insert into payment_requests (order_id, amount, reason) select order_id, 10 ^ exponent, 'More' from orders where order_id = $1`,
      [orderId],
    )
  return { orderId, orderNum, link }
}

/** Cases of the calls for paying orders, and for staff to manage payments. */
export const paymentCases: Record<string, CallCase> = {
  ...runCases,
  'GET /cash/findDrawer': { good: () => ({}), bad: { change: { branchId: 0 }, field: 'branchId' } },
  'POST /cash/countDrawer': {
    good: async world => {
      const drawer = await readDrawer(databaseOn(world.shop.pool), 1, new Date())
      const { after, float, expected } = showDrawer(drawer)
      return { after, float, expected, counted: 0, kept: 0, reason: 'It was empty' }
    },
    bad: { change: { counted: -1 }, field: 'counted' },
  },
  'GET /payment/find/{orderNum}/{link}': { good: byLink, bad: badLink },
  'POST /payment/open': { good: byLink, bad: badLink },
  'POST /payment/look': { good: byLink, bad: badLink },
  'POST /payment/practise': {
    good: async world => ({ ...(await byLink(world)), step: { does: 'pay', paymentMethod: 'pm_card_visa' } }),
    bad: badLink,
  },
  'POST /payment/charge': {
    good: async world => {
      const { orderId, link, amount } = await cardOrder(world)
      return { amount, token: 'tok_visa', payment: { orderId, link }, description: 'Order' }
    },
    bad: { change: { amount: -1 }, field: 'amount' },
  },
  'POST /payment/save': {
    good: async world => {
      const { orderId, link } = await cardOrder(world)
      return { orderId, link, taxesAmount: 0, totalAmount: 450, updatedBy: 'me' }
    },
    bad: { change: { orderId: 0 }, field: 'orderId' },
  },
  'GET /payment/findForStaff/{orderId}': {
    good: async world => ({ orderId: (await cardOrder(world)).orderId }),
    bad: { change: { orderId: 0 }, field: 'orderId' },
  },
  'POST /payment/take': {
    good: async world => ({ orderId: await aside(world), amount: 1 }),
    bad: { change: { amount: 0 }, field: 'amount' },
  },
  'POST /payment/refund': {
    good: async world => ({
      orderId: (await cardOrder(world, { paid: true })).orderId,
      amount: 1,
      reason: 'Too small',
    }),
    bad: { change: { amount: -1 }, field: 'amount' },
  },
  'POST /counter/sell': {
    good: async ({ shop: { pool } }) => {
      const { productId } = await newProduct(pool, { stock: 9, unit: 'piece', weighed: false })
      return { items: [{ productId, quantity: 1 }], grandTotal: 100 }
    },
    bad: { change: { given: -1 }, field: 'given' },
  },
  'POST /payment/receiveCash': {
    good: async world => ({ orderId: (await world.order()).orderId, amount: 1, seen: 0 }),
    bad: { change: { amount: 0 }, field: 'amount' },
  },
  'POST /payment/payBackCash': {
    good: async world => ({ orderId: await withCash(world), amount: 1, seen: 1, reason: 'Too small' }),
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'GET /payment/findTakings': {
    good: () => ({ from: '2026-11-01', until: '2026-11-30' }),
    bad: { change: { until: 'tomorrow' }, field: 'until' },
  },
  'POST /payment/askForRest': {
    good: async world => ({ orderId: (await dearer(world)).orderId, amount: 1, reason: 'More goods' }),
    bad: { change: { reason: '' }, field: 'reason' },
  },
  'POST /payment/withdrawRest': {
    good: async world => ({ orderId: (await dearer(world, { asked: true })).orderId }),
    bad: { change: { orderId: 0 }, field: 'orderId' },
  },
  'POST /payment/agree': {
    good: async world => {
      const { orderNum, link } = await dearer(world, { asked: true })
      return { orderNum, link, amount: 1 }
    },
    bad: { change: { amount: 0 }, field: 'amount' },
  },
  'POST /orders/reopen': {
    good: async world => {
      const { orderId } = await world.order()
      await world.shop.pool.query(`update orders set order_status = 'CLOSED' where order_id = $1`, [orderId])
      return { orderId, version: 1 }
    },
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /orders/previewOwnEdit': {
    good: ownChange,
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /orders/editOwn': {
    good: ownChange,
    bad: { change: { removed: [0] }, field: 'removed.0' },
  },
  'POST /payment/payOwnEdit': {
    good: dearerChange,
    bad: { change: { toPay: 0 }, field: 'toPay' },
  },
  'POST /orders/cancelOwn': {
    good: async world => {
      const { orderNum, link } = await world.order()
      return { orderNum, link, version: 1 }
    },
    bad: { change: { version: 0 }, field: 'version' },
  },
  'POST /payment/tryAgain/{taskId}': {
    good: async world => ({ taskId: await task(world) }),
    bad: { change: { taskId: 0 }, field: 'taskId' },
  },
  'GET /payment/findDifferences': {
    good: () => ({ q: '10012' }),
    bad: { change: { sort: 'name' }, field: 'sort' },
  },
}
