import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLots } from '../../../tests/support/orders/lot-auditor.ts'
import { openLotsShop } from '../../../tests/support/orders/lots-shop.ts'
import { words, workOnce } from '../../../tests/support/orders/recall-desk.ts'
import { guestOrder } from '../../../tests/support/test-shop.ts'
import { daysLater } from '../../lib/dates/dates.ts'

let desk: Awaited<ReturnType<typeof openLotsShop>>
beforeAll(async () => {
  desk = await openLotsShop()
})
afterAll(() => desk.shop.close())

const steps = [
  ...['an order is placed', 'an order is placed', 'a line is picked', 'a line is picked', 'a line is picked'],
  ...[
    'a line is picked from a lot',
    'a line is weighed',
    'a line is weighed',
    'a line is to be picked again',
  ],
  ...[
    'a line is left out',
    'only some of a line are there',
    'an order is handed over',
    'an order is rejected',
  ],
  ...['an order is opened again', 'a customer cancels', 'goods are sold at the counter'],
  ...['goods come', 'goods come', 'a lot is blocked', 'a lot is unblocked', 'a lot is counted'],
  ...['some of a lot is thrown away', 'a lot is corrected', 'a lot gets a day that is over'],
  ...['a lot is recalled', 'recalls are worked on', 'recalls are worked on'],
  ...['the price of a lot is reduced', 'the price of a lot is reduced'],
] as const
type Step = (typeof steps)[number]
type Happening = { step: Step; number: number; which: number }
type Life = { weighed: boolean; rounds: Happening[][] }

const happening: fc.Arbitrary<Happening> = fc.record({
  step: fc.constantFrom(...steps),
  number: fc.integer({ min: 1, max: 9 }),
  which: fc.nat(20),
})
const life: fc.Arbitrary<Life> = fc.record({
  weighed: fc.boolean(),
  rounds: fc.array(fc.array(happening, { minLength: 1, maxLength: 2 }), { minLength: 6, maxLength: 16 }),
})

type Placed = { orderId: number; orderNum: string; link: string }
type World = { productId: number; orders: Placed[]; codes: string[] }

const one = <Thing>(things: readonly Thing[], which: number): Thing | undefined =>
  things[which % things.length]

async function live({ weighed, rounds }: Life): Promise<void> {
  const goods = await desk.goods(
    { A: [9, 2], B: [9, 6] },
    weighed ? { weighed, unit: 'kg', step: 250, counted: 1 } : {},
  )
  await desk.reduce(goods.productId, 'A', 3000)
  const world: World = { productId: goods.productId, orders: [], codes: ['A', 'B'] }
  for (const round of rounds) {
    const answers = await Promise.all(round.map(each => happen(each, world)))
    // A refusal is an answer; an error of the shop is not.
    expect(answers.filter(status => status >= 500)).toEqual([])
    // An order that was refused has no goods: the latest one is then an earlier one, whose lots have changed since.
    const isPlaced = round.length === 1 && round[0]?.step === 'an order is placed' && answers[0] === 200
    if (isPlaced) await expectReducedThere(world)
    expect([round.map(({ step }) => step), await auditLots(desk.shop.pool, desk.today)]).toEqual([
      round.map(({ step }) => step),
      [],
    ])
  }
}

/** Expects that the latest order has no more at a reduced price than was left in the lots that are reduced. */
async function expectReducedThere({ productId, orders }: World): Promise<void> {
  const { rows } = await desk.shop.pool.query<{ sold: number; there: number }>(
    `select
      (select coalesce(sum(wanted_steps::bigint * quantity_step / s.count_step), 0)::int from order_items i
        join stock s on s.product_id = i.product_id and s.branch_id = 1
        where i.order_id = $2 and i.reduced_from is not null) as sold,
      (select coalesce(sum(on_hand), 0)::int from lots where product_id = $1 and blocked_at is null
        and reduction_bp > 0 and coalesce(expires_on >= $3::date, true)) as there`,
    [productId, orders.at(-1)?.orderId ?? 0, desk.today],
  )
  const [{ sold, there } = { sold: 1, there: 0 }] = rows
  reducedSold += sold
  expect(sold).toBeLessThanOrEqual(there)
}
/** The counts that orders of all histories got at a reduced price. */
let reducedSold = 0

/** Lets something happen; returns the status of its answer, 0 if there was nothing to do. */
async function happen({ step, number, which }: Happening, world: World): Promise<number> {
  const { shop, keeper, desk: office } = desk
  const { productId, orders, codes } = world
  const order = one(orders, which)
  const lot = one(await desk.lotsOf(productId), which)
  const code = one(codes, which) as string
  const post = async (path: string, body: object, who = keeper) =>
    (await shop.post(path, body, who.bearer)).status
  const pick = async (change: object, most = 1) => {
    const item = order && one((await desk.look(order.orderNum)).orderItems ?? [], number)
    return item
      ? (await desk.pick(item as never, { ...change, ...(most > 1 ? { anyway: true } : {}) })).status
      : 0
  }
  const versionOf = async ({ orderNum }: Placed) =>
    (await shop.get(`/orders/findForStaff/${orderNum}`, office.bearer)).body.orders.version
  switch (step) {
    case 'an order is placed': {
      const lines = [1, number].map(quantity => ({ productId, quantity, notes: String(quantity) }))
      const { status, body } = await shop.post('/orders/save', guestOrder(lines))
      if (status !== 200) return status
      orders.push(body.orders)
      return post('/orders/markPrinted', { orderIds: [body.orders.orderId] }, office)
    }
    case 'a line is picked':
      return pick({ itemStatus: 'PICKED' })
    case 'a line is picked from a lot':
      return pick({ itemStatus: 'PICKED', lot: code })
    case 'a line is weighed':
      return pick({ itemStatus: 'PICKED', finalWeight: number + 0.123 }, 2)
    case 'a line is to be picked again':
      return pick({ itemStatus: 'NEW' })
    case 'a line is left out':
      return pick({ itemStatus: 'UNAVAILABLE' })
    case 'only some of a line are there':
      return pick({ itemStatus: 'PICKED', packedQuantity: 1 })
    case 'an order is handed over':
      return order
        ? (await desk.step(order.orderId, 'OPEN')).status +
            (await desk.step(order.orderId, 'CLOSED')).status >=
          1000
          ? 500
          : 200
        : 0
    case 'an order is rejected':
      return order ? (await desk.step(order.orderId, 'REJECTED', { reason: 'No longer wanted' })).status : 0
    case 'an order is opened again':
      return order
        ? post('/orders/reopen', { orderId: order.orderId, version: await versionOf(order) }, office)
        : 0
    case 'a customer cancels':
      return order
        ? post('/orders/cancelOwn', {
            orderNum: order.orderNum,
            link: order.link,
            version: await versionOf(order),
          })
        : 0
    case 'goods are sold at the counter':
      return post(
        '/counter/sell',
        { items: [{ productId, quantity: number }], grandTotal: number * 100 },
        office,
      )
    case 'goods come': {
      const name = `L${codes.length}`
      codes.push(name)
      return (await desk.receive(productId, name, number, which)).status
    }
    case 'a lot is blocked':
      return lot ? post('/lots/block', { lotId: lot.lotId, blocked: true, why: 'A complaint' }) : 0
    case 'a lot is unblocked':
      return lot ? post('/lots/block', { lotId: lot.lotId, blocked: false }) : 0
    case 'a lot is recalled':
      return lot ? post('/recalls/start', { lotIds: [lot.lotId], ...words, refunds: number > 4 }) : 0
    case 'recalls are worked on':
      return (await workOnce(shop.pool)).length > 0 ? 500 : 200
    case 'the price of a lot is reduced':
      return lot ? (await desk.reduce(productId, lot.code, number > 6 ? 0 : number * 1000)).status : 0
    case 'a lot is counted':
      return lot ? post('/lots/move', { lotId: lot.lotId, cause: 'COUNT', quantity: number }) : 0
    case 'some of a lot is thrown away':
      return lot ? post('/lots/move', { lotId: lot.lotId, cause: 'WASTE', quantity: 1 }) : 0
    case 'a lot is corrected':
      return lot ? post('/lots/move', { lotId: lot.lotId, cause: 'CORRECTION', quantity: number - 5 }) : 0
    case 'a lot gets a day that is over':
      return lot
        ? post('/lots/save', {
            ...{ lotId: lot.lotId, code: lot.code, dateKind: 'USE_BY', origin: '', supplierId: null },
            expiresOn: daysLater(desk.today, number > 6 ? -1 : number),
          })
        : 0
  }
}

test('in 20 random histories, lots, stock and orders agree after every step, also of two at once', async () => {
  const examples: [Life][] = [
    [{ weighed: false, rounds: [[{ step: 'an order is placed', number: 1, which: 0 }]] }],
  ]
  await fc.assert(fc.asyncProperty(life, live), { numRuns: 20, endOnFailure: true, examples })
  expect(reducedSold).toBeGreaterThan(0)
})
