import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Explained, explain, vacuum } from '../../../bench/explain.ts'
import { databaseOn } from '../../../database/pool.ts'
import { fill } from '../../../tests/support/fill.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import { answerFindBoard } from './find-board.server.ts'
import { answerFindCallers } from './find-callers.server.ts'
import { findBoard } from './order-board.contract.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

const board = async (query: Record<string, string> = {}) =>
  (await shop.get(`/orders/findBoard?${new URLSearchParams(query)}`, staff.bearer)).body
const numbers = async (query: Record<string, string> = {}) =>
  (await board(query)).rows.map((row: { orderNum: string }) => row.orderNum)

async function order(customer: object, header: object = {}) {
  const body = {
    ...guestOrder(
      [{ productId: 101, quantity: 1, cuttingAttributes: 'Whole', packagingAttributes: 'Plain bag' }],
      header,
    ),
    customer,
  }
  return (await shop.post('/orders/save', body)).body.orders
}

describe('the board', () => {
  test('finds an order by its number, by a name, an e-mail and a phone however it is written', async () => {
    const amina = {
      firstName: 'Amina',
      lastName: 'Yusuf',
      email: 'amina.y@example.org',
      phone1: '+92 300 1234567',
    }
    const bilal = {
      firstName: 'Bilal',
      lastName: 'Siddiqui',
      email: 'bilal@example.org',
      phone1: '0321-7654321',
    }
    const first = await order(amina)
    const second = await order(bilal, { pickupType: 'IN STORE', pickupTime: 'DAYTIME' })
    expect(await numbers()).toEqual([second.orderNum, first.orderNum])
    for (const q of [
      `#${first.orderNum}`,
      'amina',
      'YUSUF ami',
      'amina.y@',
      '0300 123 4567',
      '0092 300 1234567',
    ])
      expect(await numbers({ q }), q).toEqual([first.orderNum])
    expect(await numbers({ q: '0321 765' })).toEqual([second.orderNum])
    expect(await numbers({ q: '%' })).toEqual([])
    expect(await numbers({ q: 'nobody at all' })).toEqual([])
  })

  test('is narrowed down by state, way and day, and says what waits and what came last', async () => {
    const { orderId, orderNum } = await order({
      firstName: 'Zainab',
      lastName: 'Qureshi',
      email: 'z@example.org',
      phone1: '0333 1112223',
    })
    await shop.post('/orders/changeStatus', { orderId, orderStatus: 'PRINTED' }, staff.bearer)
    expect(await numbers({ status: 'PRINTED' })).toEqual([orderNum])
    expect(await numbers({ status: 'CLOSED' })).toEqual([])
    expect(await numbers({ status: 'TO_DO' })).toContain(orderNum)
    expect(await numbers({ pickupType: 'DELIVERY' })).toEqual([])
    const { latest, waiting, total } = await board()
    expect([latest, waiting.PRINTED, waiting.NEW, waiting.OPEN, total]).toEqual([orderId, 1, 2, 0, 3])
    const karachi = (moment: number) =>
      new Intl.DateTimeFormat('sv', { timeZone: 'Asia/Karachi' }).format(moment)
    const [today, yesterday] = [karachi(Date.now()), karachi(Date.now() - 86_400_000)]
    expect((await board({ from: today, to: today })).total).toBe(3)
    expect((await board({ from: yesterday, to: yesterday })).total).toBe(0)
  })
})

/** Queries of a board that is open all day. */
const questions: Record<string, string>[] = [
  {},
  { status: 'TO_DO' },
  { status: 'NEW', page: '20' },
  { pickupType: 'DELIVERY' },
  { sort: '-total' },
  { sort: 'number', size: '100' },
  { q: 'zuleikha' },
  { q: '10050' },
  { from: '2026-03-01', to: '2026-03-02' },
  { status: 'CLOSED', q: '0345 009912' },
]

describe('with 100,000 orders', () => {
  const LARGE = 100_000
  const plans = new Map<string, Explained[]>()
  beforeAll(async () => {
    const { pool } = shop
    await fill(
      pool,
      `insert into contacts (contact_id, first_name, last_name, email, phone1)
       select 1000000 + n, case when n % 5000 = 0 then 'Zuleikha' else 'Amina' end, 'Yusuf', 'guest' || n || '@example.org',
         '0345 ' || lpad(n::text, 7, '0')
       from generate_series(1, $1::int) n`,
      [LARGE],
    )
    await fill(
      pool,
      `insert into orders (order_id, order_num, create_date, contact_id, branch_id, link_key, pickup_type, pickup_time, order_status,
         currency, exponent, price, tax, shipping_handling, shipping_placed, grand_total, updated_by)
       select 1000000 + n, 'L' || n, timestamptz '2026-01-01' + n * interval '3 minutes', 1000000 + n, 1, 'made ' || n,
         case when n % 3 = 0 then 'DELIVERY' else 'IN STORE' end, 'MORNING',
         case when n > $1 - 40 then 'NEW' when n > $1 - 60 then 'PRINTED' when n % 50 = 0 then 'REJECTED' else 'CLOSED' end,
         'PKR', 2, n * 7 % 500000, 0, 0, 0, n * 7 % 500000, 'made'
       from generate_series(1, $1::int) n`,
      [LARGE],
    )
    await fill(
      pool,
      `insert into order_items (order_id, position, product_id, product_name, sku, dept_name, wanted_steps, quantity_step, measuring_unit,
         unit_price, sale_price, charged_price, line_price, line_tax, updated_by)
       select 1000000 + n, 0, 101, 'Whole Chicken', 'CHK-001', 'MEAT', 1, 1000, 'piece', 1, 1, 1, 1, 0, 'made'
       from generate_series(1, $1::int) n`,
      [LARGE],
    )
    await vacuum(pool, 'orders', 'contacts', 'order_items')
    const database = databaseOn(pool)
    const caller = { roles: ['orders'], branchRoles: [] }
    const shown = { database, caller } as unknown as Parameters<typeof answerFindBoard.answer>[1]
    for (const question of questions)
      plans.set(
        JSON.stringify(question),
        await explain(pool, () => answerFindBoard.answer(findBoard.input.parse(question), shown, undefined)),
      )
    plans.set(
      'callers',
      await explain(pool, () => answerFindCallers.answer({ phone: '0345 0012345' }, shown, undefined)),
    )
  }, 120_000)

  test('no page of the board, and no search for a caller, scans all orders or contacts', () => {
    expect(plans.size).toBe(questions.length + 1)
    const through = [...plans].filter(([, statements]) =>
      statements.some(({ scans }) =>
        scans.some(table => ['orders', 'contacts', 'order_items'].includes(table)),
      ),
    )
    expect(through.map(([question]) => question)).toEqual([])
  })

  test('each reads few blocks', () => {
    for (const [question, statements] of plans) {
      const blocks = statements.reduce((sum, statement) => sum + statement.blocks, 0)
      expect(blocks, question).toBeLessThan(2_500)
    }
  })

  test('the search finds among them', async () => {
    expect((await board({ q: 'zuleikha' })).total).toBe(20)
    expect(await numbers({ q: '0345 0012345' })).toEqual(['L12345'])
    expect(await numbers({ q: 'L777' })).toEqual(['L777'])
    expect((await board({ page: '4001', size: '25' })).rows).toHaveLength(3)
  })
})
