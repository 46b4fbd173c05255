import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditMoney, heldByPractice } from '../../tests/support/money-auditor.ts'
import { finish, fromElsewhere, practise, workAsJob } from '../../tests/support/paying.ts'
import { openPracticeShop } from '../../tests/support/practice-shop.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder } from '../../tests/support/test-shop.ts'
import { Refused } from './card-provider.ts'

const { practice, shop, staff } = await openPracticeShop(30, {
  variables: { TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'error' },
})
afterAll(() => shop.close())

/** Okra by the pound in quarters, chickens by the piece and priced by the pound, and tins. */
let goods: number[]
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
    `update products set cutting_attributes = '{Whole,Skinless}', piece_prices = '{"cuttingAttributes": {"Skinless": 4050}}',
       line_prices = '{"cuttingAttributes": {"Skinless": -777}}' where product_id = $1`,
    [chickens.productId],
  )
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
  ],
  ...[
    'the bank lets go',
    'the bank will let go',
    'staff take',
    'staff print',
    'staff open',
    'staff close',
    'staff reject',
  ],
  ...['staff open it again', 'the job works'],
] as const
type Step = (typeof steps)[number]
type Life = { byCard: boolean; quantities: number[]; rounds: { step: Step; number: number }[][] }

const step = fc.record({ step: fc.constantFrom(...steps), number: fc.integer({ min: 1, max: 400 }) })
const life: fc.Arbitrary<Life> = fc.record({
  byCard: fc.boolean(),
  quantities: fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 3, maxLength: 3 }),
  rounds: fc.array(fc.array(step, { minLength: 1, maxLength: 2 }), { minLength: 3, maxLength: 9 }),
})

type Order = { orderId: number; orderNum: string; link: string; amount: number }

async function live({ byCard, quantities, rounds }: Life): Promise<void> {
  const lines = goods.map((productId, at) => ({
    ...{ productId, quantity: quantities[at] as number },
    ...(at === 1 ? { cuttingAttributes: 'Whole' } : {}),
  }))
  const header = byCard ? { paymentMethod: 'CARD' } : {}
  const placed = await shop.post('/orders/save', guestOrder(lines, header), fromElsewhere())
  expect(placed.status).toBe(200)
  const order: Order = { ...placed.body.orders, amount: 0 }
  if (byCard) expect((await practise(shop, order)).status).toBe(200)
  for (const round of rounds) await Promise.all(round.map(one => happen(one.step, one.number, order)))
  await end(order)
}

/** Closes an order, and takes in cash what nothing else pays. */
async function end(order: Order): Promise<void> {
  await finish(shop.pool)
  for (const status of ['PRINTED', 'OPEN', 'CLOSED']) await become(order, status)
  await finish(shop.pool)
  const { cashReceivable, cashBalance } = await money(order)
  if (cashReceivable > 0)
    await byStaff('/payment/receiveCash', {
      ...{ orderId: order.orderId, amount: cashReceivable, seen: cashBalance },
    })
  const { due, cashBalance: held } = await money(order)
  if (due < 0 && held > 0)
    await byStaff('/payment/payBackCash', {
      ...{ orderId: order.orderId, amount: Math.min(held, -due), seen: held, reason: 'Too much' },
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

async function happen(name: Step, number: number, order: Order): Promise<void> {
  const { orderId, orderNum, link } = order
  const { orders, orderItems } = await look(order)
  const { version } = orders
  const item = orderItems[number % orderItems.length]
  const edit = (change: object) => byStaff('/orders/edit', { orderId, version, ...change })
  const change = (some: object) => edit({ items: [{ orderItemId: item.orderItemId, ...some }] })
  const { cashReceivable, cashBalance, request, authorised } = await money(order)
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
  const does: Record<Step, () => Promise<unknown>> = {
    'is weighed': () => change({ finalWeight: item.weighed ? number / 50 : null }),
    'gets another amount': () => change({ quantity: 1 + (number % 9) }),
    'gets another cut': () => change({ cuttingAttributes: number % 2 ? 'Whole' : 'Skinless' }),
    'loses a line': () => edit({ removed: [item.orderItemId] }),
    'gets a line back': () => change({ itemStatus: 'NEW' }),
    'gets one more line': () => edit({ added: [{ productId: goods[2], quantity: 1 + (number % 3) }] }),
    'gets a discount': () => edit({ discount: { amount: number, reason: 'Came late' } }),
    'the rest is asked for': () =>
      byStaff('/payment/askForRest', { orderId, amount: cashReceivable || 1, reason: 'More goods' }),
    'the request is withdrawn': () => byStaff('/payment/withdrawRest', { orderId }),
    'the customer agrees': () =>
      answered(shop.post('/payment/agree', { ...restLink, amount: request?.amount ?? 1 })),
    'the rest is paid': () => answered(practise(shop, order)),
    'the rest is paid, and nobody hears of it': async () => {
      await answered(shop.post('/payment/open', restLink))
      await atProvider(id => practice().pay(id, 'pm_card_visa'))
    },
    'cash comes': () =>
      byStaff('/payment/receiveCash', {
        ...{ orderId, amount: Math.min(number, cashReceivable || 1), seen: cashBalance },
      }),
    'cash goes back': () =>
      byStaff('/payment/payBackCash', {
        ...{ orderId, amount: Math.min(number, cashBalance || 1), seen: cashBalance, reason: 'By mistake' },
        mistake: true,
      }),
    'the bank lets go': () => atProvider(id => practice().cancel(id, `bank ${orderId}`)),
    'the bank will let go': () =>
      shop.pool.query('update payments set capture_before = now() where order_id = $1', [orderId]),
    'staff take': () => byStaff('/payment/take', { orderId, amount: authorised || 1 }),
    'staff print': () => become(order, 'PRINTED'),
    'staff open': () => become(order, 'OPEN'),
    'staff close': () => become(order, 'CLOSED'),
    'staff reject': () => become(order, 'REJECTED'),
    'staff open it again': () => byStaff('/orders/reopen', { orderId, version }),
    'the job works': async () => expect(await workAsJob(shop.pool)).toEqual([]),
  }
  await does[name]()
}

/** Queries that return no rows while the lines, sums and stock of all orders agree, by the error that a row means. */
const wrongs = {
  'the lines of an order do not make its total, or it is above its ceiling': `
    select order_id from orders o where grand_total <> (select coalesce(sum(line_price + line_tax), 0) from order_items i
      where i.order_id = o.order_id) - discount + shipping_handling or grand_total > ceiling or grand_total < 0`,
  'a line costs more than its cap, or less than nothing': `
    select order_id from order_items where line_price > line_cap or line_price < 0`,
  'an ended order has other money than it costs': `
    select order_id, order_status, paid, grand_total from orders where order_status = 'CLOSED' and paid <> grand_total
      or order_status = 'REJECTED' and paid <> 0`,
  'a stock is not the sum of its movements': `
    select availability_id from availabilities a join movements m using (availability_id) where a.kind = 'stock'
    group by a.availability_id having sum(m.change) <> a.on_hand - (select case when min(cause) = 'OPENING' then 0 else 1000000000 end
      from movements f where f.availability_id = a.availability_id)`,
  'an order took other goods than its lines keep': `
    select order_id, product_id from (
      select o.order_id, i.product_id, sum(case when o.order_status = 'REJECTED' or i.item_status in ('REMOVED', 'UNAVAILABLE', 'SUBSTITUTED')
        then 0 when i.weighed and i.nominal_measure is null and i.final_weight is not null then i.final_weight
        else coalesce(i.packed_steps, i.wanted_steps) * i.quantity_step / s.count_step end) as kept
      from orders o join order_items i using (order_id) join stock s using (product_id) group by 1, 2
    ) k join stock s using (product_id) left join (
      select order_id, availability_id, -sum(change) as taken from movements where order_id is not null group by 1, 2
    ) t using (order_id, availability_id) where kept <> coalesce(taken, 0)`,
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
      const found: string[] = []
      for (const [wrong, statement] of Object.entries(wrongs)) {
        const { rows } = await shop.pool.query(statement)
        if (rows.length) found.push(`${wrong}: ${JSON.stringify(rows.slice(0, 3))}`)
      }
      expect(found).toEqual([])
      const audited = await auditMoney(shop.pool, await heldByPractice(shop.pool))
      // That one knows nothing of edits, and of banks that let go: they refuse what they no longer hold.
      const others = /^(an order took other items|a request to a provider is still open, or was refused)/
      expect(audited.filter(line => !others.test(line))).toEqual([])
    }),
    { numRuns: runs, endOnFailure: true },
  )
})
