import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFallingNode } from '../../tests/support/falling-node.ts'
import { auditMoney, heldByPractice } from '../../tests/support/money-auditor.ts'
import { auditOrdersAndStock } from '../../tests/support/order-auditor.ts'
import { refuseAtDoor } from '../../tests/support/orders/refuse-at-door.ts'
import { finish, fromElsewhere, practise, workAsJob } from '../../tests/support/paying.ts'
import { type Person, signUp } from '../../tests/support/people.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { home } from '../../tests/support/test-addresses.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'
import { Refused } from './card-provider.ts'

const variables = { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' }
const { practice, shop, staff } = await openPracticeShop(30, { variables })
const falling = await openFallingNode(shop, variables)
afterAll(async () => {
  await falling.close()
  await shop.close()
})

/** Okra by the pound in quarters, weighed after it is cut, chickens by the piece and priced by the pound, and tins. */
let goods: number[]
let driver: Person
beforeAll(async () => {
  const stock = 1_000_000_000
  const [okra, chickens, tins] = [
    await newProduct(shop.pool, { stock, unitPrice: 9_900, step: 250, counted: 1 }),
    await newProduct(shop.pool, {
      ...{ stock, unitPrice: 52_000, unit: 'piece' },
      priced: { unit: 'lb', nominal: 2500 },
    }),
    await newProduct(shop.pool, { stock, unitPrice: 12_345, unit: 'piece', weighed: false }),
  ]
  goods = [okra, chickens, tins].map(({ productId }) => productId)
  await shop.pool.query(
    `insert into movements (availability_id, change, cause)
     select availability_id, on_hand, 'OPENING' from stock join availabilities using (availability_id) where not exists (select from movements m where m.availability_id = stock.availability_id)`,
  )
  await shop.pool.query(
    `update products set weighed_after = true, cutting_attributes = '{Whole,Skinless}',
       choice_yields = '{"cuttingAttributes": {"Skinless": 7300}}' where product_id = $1`,
    [okra.productId],
  )
  await shop.pool.query(
    `update products set cutting_attributes = '{Whole,Skinless}', piece_prices = '{"cuttingAttributes": {"Skinless": 4050}}',
       line_prices = '{"cuttingAttributes": {"Skinless": -777}}' where product_id = $1`,
    [chickens.productId],
  )
  driver = await signUp(shop, 'driver')
  const owner = await signUp(shop, 'owner')
  expect((await shop.post('/settings/save', { smallestCoin: 0.05 }, owner.bearer)).status).toBe(200)
})

/** The possible events of an order; `number` is an amount, a line or a weight. */
const steps = [
  ...[
    'is weighed',
    'is weighed',
    'gets another amount',
    'gets another cut',
    'loses a line',
    'gets a line back',
  ],
  ...['gets one more line', 'gets a discount', 'the rest is asked for', 'the request is withdrawn'],
  ...[
    'the customer agrees',
    'the rest is paid',
    'the rest is paid, and nobody hears of it',
    'cash comes',
    'cash goes back',
    'cash was a mistake',
  ],
  ...[
    'the bank lets go',
    'the bank will let go',
    'staff take',
    'staff refund',
    'the provider refunds',
    'staff print',
    'staff open',
    'staff close',
    'staff reject',
  ],
  ...['staff open it again', 'the job works'],
  ...['gets another line instead', 'a line is refused at the door', 'a line is refused at the door'],
  ...['the customer changes a line', 'the customer cancels'],
  ...['the customer agrees to pay for more', 'the customer pays for more'],
] as const
type Step = (typeof steps)[number]
/** `falls`: the node falls before the step has sent more than so many statements; a half one was sent without its answer. */
type Happening = { step: Step; number: number; falls: number | null }
type Life = { byCard: boolean; isDelivered: boolean; quantities: number[]; rounds: Happening[][] }

const step: fc.Arbitrary<Happening> = fc.record({
  step: fc.constantFrom(...steps),
  number: fc.integer({ min: 1, max: 400 }),
  falls: fc.option(fc.integer({ min: 1, max: 60 }), { freq: 3 }),
})
const life: fc.Arbitrary<Life> = fc.record({
  byCard: fc.boolean(),
  isDelivered: fc.boolean(),
  quantities: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 9 }),
})

type Order = { orderId: number; orderNum: string; link: string; amount: number }

async function live({ byCard, isDelivered, quantities, rounds }: Life): Promise<void> {
  const lines = goods.map((productId, at) => ({
    ...{ productId, quantity: quantities[at] as number },
    ...(at < 2 ? { cuttingAttributes: 'Whole' } : {}),
  }))
  const header = {
    ...(byCard ? { paymentMethod: 'CARD' } : {}),
    ...(isDelivered ? { pickupType: 'DELIVERY', ...home } : {}),
  }
  const placed = await shop.post('/orders/save', guestOrder(lines, header), fromElsewhere())
  expect(placed.status).toBe(200)
  const order: Order = { ...placed.body.orders, amount: 0 }
  if (byCard) expect((await practise(shop, order)).status).toBe(200)
  for (const round of rounds) await Promise.all(round.map(one => happen(one, order)))
  await end(order)
}

/** Closes an order, and takes in cash what nothing else pays. */
async function end(order: Order): Promise<void> {
  await finish(shop.pool)
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) await become(order, status)
  await finish(shop.pool)
  const { cashReceivable, rest, cashBalance } = await money(order)
  // A rest that no coin can pay is received as it is.
  const amount = cashReceivable || rest
  if (amount > 0) await byStaff('/payment/receiveCash', { orderId: order.orderId, amount, seen: cashBalance })
  // A provider that has refunded on its own refuses a refund of everything.
  for (const { taskId, kind, state, triedAgain } of (await money(order)).tasks)
    if (kind === 'REFUND' && state === 'FAILED' && !triedAgain)
      await byStaff(`/payment/tryAgain/${taskId}`, {})
  await finish(shop.pool)
  const { cashReturnable, cashBalance: held } = await money(order)
  if (cashReturnable > 0)
    await byStaff('/payment/payBackCash', {
      ...{ orderId: order.orderId, amount: cashReturnable, seen: held, reason: 'Too much' },
    })
}

const look = async ({ orderNum }: Order) =>
  (await shop.get(`/orders/findForStaff/${orderNum}`, staff.bearer)).body
const money = async ({ orderId }: Order) =>
  (await shop.get(`/payment/findForStaff/${orderId}`, staff.bearer)).body

/** Simultaneous requests are answered or refused; they never cause an error of the shop. */
const answered = async (asked: Promise<{ status: number; body: unknown }>) => {
  const { status, body } = await asked
  expect(status, `${JSON.stringify(body)} ${shop.log.slice(-3).join('')}`).toBeLessThan(500)
}
const byStaff = (path: string, body: object) => answered(shop.post(path, body, staff.bearer))
const become = ({ orderId }: Order, orderStatus: string) =>
  byStaff('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' })

async function happen({ step: name, number, falls }: Happening, order: Order): Promise<void> {
  const { orderId, orderNum, link } = order
  /** Sends a call, to the node that falls in the middle of it, if one does. */
  const send = (path: string, body: object, headers?: Record<string, string>) =>
    falls === null
      ? answered(shop.post(path, body, headers))
      : falling.within(falls, () => falling.post(path, body, headers))
  const byStaff = (path: string, body: object) => send(path, body, staff.bearer)
  const become = (orderStatus: string) =>
    byStaff('/orders/changeStatus', { orderId, orderStatus, reason: 'Sold out' })
  const { orders, orderItems } = await look(order)
  const { version } = orders
  const item = orderItems[number % orderItems.length]
  const edit = (change: object) => byStaff('/orders/edit', { orderId, version, ...change })
  const change = (some: object) => edit({ items: [{ orderItemId: item.orderItemId, ...some }] })
  const { cashReceivable, cashBalance, rest, request, authorised, taken } = await money(order)
  /** Lets the provider do something with the latest payment of the order, as its bank would. */
  const atProvider = async (does: (intentId: string) => Promise<unknown>) => {
    const { rows } = await shop.pool.query(
      'select intent_id from payments where order_id = $1 order by attempt desc limit 1',
      [orderId],
    )
    if (rows[0])
      await does(rows[0].intent_id).catch(error => {
        if (!(error instanceof Refused)) throw error
      })
  }
  const restLink = { orderNum, link }
  const payBack = (mistake: boolean) =>
    byStaff('/payment/payBackCash', {
      ...{ orderId, amount: Math.min(number, cashBalance || 1), seen: cashBalance, reason: 'Too much' },
      mistake,
    })
  const own = { orderNum, link, version }
  const more = {
    ...own,
    items: [{ orderItemId: item.orderItemId, quantity: item.quantity + 1 + (number % 3) }],
  }
  /** Stores a change that the card does not cover, as the customer agrees to it. */
  const agreeToMore = async () => {
    const { body } = await shop.post('/orders/previewOwnEdit', more)
    if (body.toPay > 0) await send('/payment/payOwnEdit', { ...more, toPay: body.toPay })
  }
  const does: Record<Step, () => Promise<unknown>> = {
    'is weighed': () => change({ finalWeight: item.weighed ? number / 50 : null }),
    'gets another amount': () => change({ quantity: 1 + (number % 9) }),
    'gets another cut': () => change({ cuttingAttributes: number % 2 ? 'Whole' : 'Skinless' }),
    'loses a line': () => edit({ removed: [item.orderItemId] }),
    'gets a line back': () => change({ itemStatus: 'NEW' }),
    'gets one more line': () => edit({ added: [{ productId: goods[2], quantity: 1 + (number % 3) }] }),
    'gets a discount': () => edit({ discount: { amount: number, reason: 'Came late' } }),
    'the rest is asked for': () =>
      byStaff('/payment/askForRest', { orderId, amount: rest || 1, reason: 'More goods' }),
    'the request is withdrawn': () => byStaff('/payment/withdrawRest', { orderId }),
    'the customer agrees': () => send('/payment/agree', { ...restLink, amount: request?.amount ?? 1 }),
    'the rest is paid': () =>
      send('/payment/practise', { ...restLink, step: { does: 'pay', paymentMethod: 'pm_card_visa' } }),
    'the rest is paid, and nobody hears of it': async () => {
      await send('/payment/open', restLink)
      await atProvider(id => practice().pay(id, 'pm_card_visa'))
    },
    'cash comes': () =>
      byStaff('/payment/receiveCash', {
        ...{ orderId, amount: Math.min(number, cashReceivable || 1), seen: cashBalance },
      }),
    'cash goes back': () => payBack(false),
    'cash was a mistake': () => payBack(true),
    'the bank lets go': () => atProvider(id => practice().cancel(id, `bank ${orderId}`)),
    'the bank will let go': () =>
      shop.pool.query('update payments set capture_before = now() where order_id = $1', [orderId]),
    'staff take': () => byStaff('/payment/take', { orderId, amount: authorised || 1 }),
    'staff refund': () =>
      byStaff('/payment/refund', { orderId, amount: Math.min(number, taken || 1), reason: 'Goodwill' }),
    'the provider refunds': () =>
      atProvider(async id => {
        await practice().refund(id, number, `elsewhere ${orderId} ${number}`)
        await shop.pool.query(
          `insert into payment_events (provider, event_id, kind, intent_id)
             values ('practice', gen_random_uuid(), 'charge.refunded', $1)`,
          [id],
        )
      }),
    'staff print': () => become('PRINTED'),
    'staff open': () => become('OPEN'),
    'staff close': () => become('CLOSED'),
    'staff reject': () => become('REJECTED'),
    'staff open it again': () => byStaff('/orders/reopen', { orderId, version }),
    'the job works': async () =>
      falls === null
        ? expect(await workAsJob(shop.pool)).toEqual([])
        : falling.within(falls, () => workAsJob(falling.pool)).catch(() => {}),
    'gets another line instead': () =>
      edit({
        added: [
          { productId: goods[2], quantity: 1 + (number % 3), replaces: item.orderItemId, agreed: true },
        ],
      }),
    'a line is refused at the door': async () => {
      for (const status of ['PRINTED', 'OPEN']) await become(status)
      await refuseAtDoor(shop.pool, send, { orderId, orderItemId: item.orderItemId }, { staff, driver })
    },
    'the customer changes a line': () =>
      send('/orders/editOwn', {
        ...own,
        items: [{ orderItemId: item.orderItemId, quantity: 1 + (number % 9) }],
      }),
    'the customer cancels': () => send('/orders/cancelOwn', own),
    'the customer agrees to pay for more': agreeToMore,
    'the customer pays for more': async () => {
      await agreeToMore()
      await send('/payment/practise', { ...restLink, step: { does: 'pay', paymentMethod: 'pm_card_visa' } })
    },
  }
  await does[name]()
}

/** `HISTORIES` lives more of them, for a night. */
const runs = Math.ceil(Number(process.env.HISTORIES ?? 100) / 10)

test('in any order of edits, weights, payments, requests and ends, each order costs what was paid for it', {
  timeout: 60_000 * runs,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(life, { minLength: 10, maxLength: 10 }), async lives => {
      await Promise.all(lives.map(live))
      await finish(shop.pool)
      expect(await auditOrdersAndStock(shop.pool)).toEqual([])
      const audited = await auditMoney(shop.pool, await heldByPractice(shop.pool))
      // Banks that let go refuse what they no longer hold.
      expect(audited.filter(line => !line.startsWith('task-is-done'))).toEqual([])
    }),
    { numRuns: runs, endOnFailure: true },
  )
})
