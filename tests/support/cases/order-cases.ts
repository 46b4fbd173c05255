import { randomUUID } from 'node:crypto'
import { newProduct } from '../test-goods.ts'
import type { CallCase } from './call-case.ts'
import type { World } from './call-world.ts'
import { standingCases } from './standing-cases.ts'

/** An order of `own` with everything that a call about it needs; printed if it must be picked. */
async function order(world: World, { printed = false, picked = false } = {}) {
  const { orderId, orderNum } = await world.order()
  const { pool } = world.shop
  if (printed) await pool.query(`update orders set order_status = 'PRINTED' where order_id = $1`, [orderId])
  if (picked) await pool.query(`update order_items set item_status = 'PICKED' where order_id = $1`, [orderId])
  const { rows } = await pool.query('select order_item_id::int as id from order_items where order_id = $1', [
    orderId,
  ])
  return { orderId, orderNum, orderItemId: rows[0].id as number }
}
const badNumber = { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' }

/** A printed order that is handed over at no certain time. */
async function unhurried(world: World) {
  const printed = await order(world, { printed: true })
  await world.shop.pool.query(
    'update orders set slot_id = null, slot_starts_at = null, slot_ends_at = null where order_id = $1',
    [printed.orderId],
  )
  return printed
}
const plainProduct = async ({ shop: { pool } }: World) => (await newProduct(pool, { stock: 9 })).productId

/** A product with the certificates of a line, which may replace it. */
async function productInstead(world: World, orderItemId: number): Promise<number> {
  const productId = await plainProduct(world)
  await world.shop.pool.query(
    `insert into certificate_subjects (certificate_id, kind, subject_id)
     select certificate_id, kind, $1 from certificate_subjects join order_items on subject_id = product_id
     where kind = 'PRODUCT' and order_item_id = $2`,
    [productId, orderItemId],
  )
  return productId
}

/** A saved list of `own`. */
async function savedList(world: World): Promise<number> {
  const { rows } = await world.shop.pool.query(
    `insert into saved_lists (cust_id, list_name, lines) values ($1, gen_random_uuid()::text, '[]') returning list_id as "listId"`,
    [world.actors.own.custId],
  )
  return rows[0].listId
}

/** The line of a printed order, in a list. */
const printedLines = async (world: World) => ({
  orderItemIds: [(await order(world, { printed: true })).orderItemId],
})

/** A question about a line of an order, with the link that answers it. */
async function offered(world: World) {
  const { orderId, orderItemId } = await unhurried(world)
  const { rows } = await world.shop.pool.query(
    `insert into substitution_offers (order_id, order_item_id, product_id, steps, quantity_step, line_price, line_cap, answer_by)
     values ($1, $2, $3, 1, 1000, 100, 100, now() + interval '1 hour')
     returning offer_id, (select order_num from orders where order_id = $1), (select link_key from orders where order_id = $1)`,
    [orderId, orderItemId, await plainProduct(world)],
  )
  const { offer_id: offerId, order_num: orderNum, link_key: link } = rows[0]
  return { orderNum, link, offerId, accepts: false }
}

const moreOfIt = async (world: World) => {
  const { orderId, orderItemId } = await order(world)
  return { orderId, version: 1, items: [{ orderItemId, quantity: 2 }] }
}

const detailsOfIt = async (world: World) => {
  const { orderId } = await order(world)
  return { orderId, version: 1, pickupType: 'IN STORE', pickupTime: 'DAYTIME', phone1: '0300 7654321' }
}
const totalOfLatest = async ({ shop: { pool } }: World) => {
  const { rows } = await pool.query(
    'select (grand_total / 10 ^ exponent)::float8 as total from orders order by order_id desc limit 1',
  )
  return rows[0].total as number
}

/** Cases of the calls that place, show and process orders. */
export const orderCases: Record<string, CallCase> = {
  ...standingCases,
  'POST /orders/save': {
    good: () => ({
      customer: { firstName: 'Amina', lastName: 'Yusuf', email: 'amina@example.org', phone1: '0300' },
      orders: {},
      orderItems: [
        { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
      ],
    }),
    bad: { change: { orderItems: [] }, field: 'orderItems' },
  },
  'GET /orders/findByLink/{orderNum}/{link}': {
    good: async world => {
      const { orderNum, link } = await world.order()
      return { orderNum, link }
    },
    bad: { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' },
  },
  'GET /orders/again/{orderNum}': {
    good: async world => ({ orderNum: (await world.order()).orderNum }),
    bad: badNumber,
  },
  'GET /orders/again/{orderNum}/{link}': {
    good: async world => {
      const { orderNum, link } = await world.order()
      return { orderNum, link }
    },
    bad: badNumber,
  },
  'GET /lists/findSaved': { good: () => ({}) },
  'GET /lists/findSaved/{listId}': {
    good: async world => ({ listId: await savedList(world) }),
    bad: { change: { listId: 'x' }, field: 'listId' },
  },
  'POST /lists/save': {
    good: async world => ({
      // Another list each time: a name belongs to one.
      listName: randomUUID(),
      lines: [{ productId: await plainProduct(world), quantity: 1 }],
    }),
    bad: { change: { listName: ' ' }, field: 'listName' },
  },
  'POST /lists/remove': {
    good: async world => ({ listId: await savedList(world) }),
    bad: { change: { listId: 0 }, field: 'listId' },
  },
  'GET /usual/find': { good: () => ({}), bad: { change: { branchId: 'x' }, field: 'branchId' } },
  'POST /usual/save': {
    good: async world => {
      // Only `own` has ordered it, whatever the callers of other calls have ordered.
      const { orderId } = await world.order()
      const productId = await plainProduct(world)
      await world.shop.pool.query('update order_items set product_id = $2 where order_id = $1', [
        orderId,
        productId,
      ])
      return { productId, state: 'PINNED' }
    },
    bad: { change: { state: 'LOVED' }, field: 'state' },
  },
  'POST /orders/findOrdersWithItems': {
    good: ({ actors }) => ({ custId: actors.own.custId, orderType: 'ONLINE', orderNumber: '' }),
    bad: { change: { limit: 51 }, field: 'limit' },
  },
  'POST /orders/changeStatus': {
    good: async world => ({ orderId: (await world.order()).orderId, orderStatus: 'PRINTED' }),
    bad: { change: { orderStatus: 'NEW' }, field: 'orderStatus' },
  },
  'GET /orders/findNotices': {
    good: ({ actors }) => ({ custId: actors.own.custId }),
    bad: { change: { limit: 51 }, field: 'limit' },
  },
  'GET /orders/findSales': {
    good: () => ({ days: '30' }),
    bad: { change: { days: 31 }, field: 'days' },
  },
  'POST /email/api/orderEmail': {
    good: async world => ({ orderId: (await world.order()).orderId }),
    bad: { change: { orderNum: 'x'.repeat(21) }, field: 'orderNum' },
  },
  'GET /orders/findBoard': {
    good: () => ({ q: 'Zainab', status: 'TO_DO', sort: '-total' }),
    bad: { change: { from: 'yesterday' }, field: 'from' },
  },
  'GET /orders/findForStaff/{orderNum}': {
    good: async world => ({ orderNum: (await order(world)).orderNum }),
    bad: badNumber,
  },
  'GET /packing/find/{orderNum}': {
    good: async world => ({ orderNum: (await order(world, { printed: true })).orderNum }),
    bad: badNumber,
  },
  'POST /packing/countBags': {
    good: async world => ({
      ...{ orderId: (await order(world, { printed: true })).orderId, bags: { COLD: 2 }, seen: {} },
    }),
    bad: { change: { bags: { COLD: 100 } }, field: 'bags.COLD' },
  },
  'POST /counter/look': {
    good: () => ({ scanned: '10001' }),
    bad: { change: { scanned: ' ' }, field: 'scanned' },
  },
  'POST /counter/price': {
    good: async world => ({ items: [{ productId: await plainProduct(world), quantity: 1 }] }),
    bad: { change: { items: [] }, field: 'items' },
  },
  'POST /picking/scan': {
    good: async world => ({
      orderId: (await order(world, { printed: true })).orderId,
      scanned: '4006381333931',
    }),
    bad: { change: { scanned: '' }, field: 'scanned' },
  },
  'GET /picking/findWave': { good: () => ({ slotId: 0 }), bad: { change: { slotId: -1 }, field: 'slotId' } },
  'POST /picking/claim': { good: printedLines, bad: { change: { orderItemIds: [] }, field: 'orderItemIds' } },
  'POST /picking/release': {
    good: printedLines,
    bad: { change: { orderItemIds: [] }, field: 'orderItemIds' },
  },
  'GET /picking/findSubstitutes/{orderItemId}': {
    good: async world => ({ orderItemId: (await order(world, { printed: true })).orderItemId }),
    bad: { change: { orderItemId: 0 }, field: 'orderItemId' },
  },
  'POST /picking/offerSubstitute': {
    good: async world => {
      const { orderItemId } = await unhurried(world)
      return { orderItemId, version: 1, productId: await productInstead(world, orderItemId), quantity: 1 }
    },
    bad: { change: { quantity: 0 }, field: 'quantity' },
  },
  'POST /substitutions/answer': {
    good: offered,
    bad: { change: { accepts: 'yes' }, field: 'accepts' },
  },
  'GET /substitutions/findMine': { good: () => ({}) },
  'POST /orders/addNote': {
    good: async world => ({ orderId: (await order(world)).orderId, note: 'Rings twice' }),
    bad: { change: { note: ' ' }, field: 'note' },
  },
  'POST /orders/markPrinted': {
    good: async world => ({ orderIds: [(await order(world)).orderId] }),
    bad: { change: { orderIds: [] }, field: 'orderIds' },
  },
  'GET /orders/findToPrint': {
    good: async world => ({ orderNums: (await order(world)).orderNum }),
    bad: { change: { orderNums: '10001,,10002' }, field: 'orderNums' },
  },
  'POST /orders/previewEdit': { good: moreOfIt, bad: { change: { version: 0 }, field: 'version' } },
  'POST /orders/edit': { good: moreOfIt, bad: { change: { note: 'x'.repeat(501) }, field: 'note' } },
  'POST /orders/previewDetails': {
    good: detailsOfIt,
    bad: { change: { pickupType: 'BY POST' }, field: 'pickupType' },
  },
  'POST /orders/editDetails': {
    good: async world => ({ ...(await detailsOfIt(world)), grandTotal: await totalOfLatest(world) }),
    bad: { change: { phone1: '' }, field: 'phone1' },
  },
  'GET /orders/findCallers': {
    good: () => ({ phone: '0300 7654321' }),
    bad: { change: { phone: 'x'.repeat(41) }, field: 'phone' },
  },
  'GET /orders/findGoods': {
    good: () => ({ q: 'chicken' }),
    bad: { change: { q: 'x'.repeat(101) }, field: 'q' },
  },
  'POST /orders/savePhoneOrder': {
    good: () => ({
      customer: { firstName: 'Amina', phone1: '0300 7654321' },
      orders: {},
      orderItems: [
        { productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' },
      ],
    }),
    bad: { change: { customer: { firstName: 'Amina', phone1: '' } }, field: 'customer.phone1' },
  },
  'GET /orders/findToPick': { good: () => ({}), bad: { change: { x: 1 }, field: '' } },
  'GET /orders/findPicking/{orderNum}': {
    good: async world => ({ orderNum: (await order(world)).orderNum }),
    bad: badNumber,
  },
  'POST /orders/pickItem': {
    good: async world => {
      const { orderItemId } = await order(world, { printed: true })
      return { orderItemId, seen: 'NEW', itemStatus: 'PICKED' }
    },
    bad: { change: { itemStatus: 'EATEN' }, field: 'itemStatus' },
  },
  'POST /orders/openPicked': {
    good: async world => ({ orderId: (await order(world, { printed: true, picked: true })).orderId }),
    bad: { change: { orderId: 0 }, field: 'orderId' },
  },
}
