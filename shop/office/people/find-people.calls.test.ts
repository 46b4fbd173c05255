import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { explain, vacuum } from '../../../bench/explain.ts'
import { databaseOn } from '../../../database/pool.ts'
import { fill } from '../../../tests/support/fill.ts'
import { type Person, signUp } from '../../../tests/support/people.ts'
import { newProduct } from '../../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../../tests/support/test-shop.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { answerFindPeople } from './find-people.server.ts'
import { findPeople } from './people.contract.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

type Row = { contactId: number; custId: number | null; firstName: string; orders: number; priority: boolean }
const find = async (query: string): Promise<Row[]> =>
  (await shop.get(`/customers/find?${query}`, staff.bearer)).body.rows
const look = async (contactId: number) =>
  (await shop.get(`/customers/findOne/${contactId}`, staff.bearer)).body

async function order(customer: object, headers: Record<string, string> = {}) {
  const { productId } = await newProduct(shop.pool, { stock: 1 })
  const body = { ...guestOrder([{ productId, quantity: 1 }]) }
  Object.assign(body.customer, customer)
  return (await shop.post('/orders/save', body, headers)).body.orders as { orderId: number; orderNum: string }
}

test('a person with several orders is listed once, and is found by all their details', async () => {
  const noor = {
    firstName: 'Noor',
    lastName: 'Ahmed',
    email: 'noor.ahmed@example.org',
    phone1: '0333 1110001',
  }
  await order(noor)
  const { orderNum } = await order({ ...noor, email: 'noor@work.example' })
  await order({ ...noor, firstName: 'Sana' })
  for (const words of [
    'noor+ahmed',
    'noor.ahmed@example.org',
    '0333+1110001',
    '%2B92+333+1110001',
    orderNum,
  ]) {
    const rows = await find(`q=${words}`)
    expect(
      rows.filter(({ firstName }) => firstName === 'Noor'),
      words,
    ).toMatchObject([{ custId: null, orders: 2 }])
  }
  expect((await find('kind=guest')).filter(({ firstName }) => firstName === 'Noor')).toHaveLength(1)
})

test('a guest is known again by way of another order of theirs', async () => {
  const named = { firstName: 'Hina', lastName: 'Raza' }
  await order({ ...named, email: 'hina@example.org', phone1: '0333 4440001' })
  await order({ ...named, email: 'hina@example.org', phone1: '0333 4440002' })
  await order({ ...named, email: 'hina@work.example', phone1: '0333 4440002' })
  const rows = await find('q=hina+raza')
  expect(rows).toMatchObject([{ orders: 3 }])
  expect((await look((rows[0] as Row).contactId)).orders).toBe(3)
})

test('orders of an account belong to it, also those as a guest of the mailbox that it has proven', async () => {
  const person = await signUp(shop)
  await order({ firstName: 'Bilal', phone1: '0333 2220002' }, person.bearer)
  await order({ email: person.email.toUpperCase(), phone1: '0333 2220002' })
  const mine = async () => (await find(`q=${person.custId}`)).filter(({ custId }) => custId === person.custId)
  expect(await mine()).toMatchObject([{ orders: 1 }])
  await shop.pool.query('update customers set proven_email = login_id where cust_id = $1', [person.custId])
  expect(await mine()).toMatchObject([{ orders: 2 }])
  const [row] = await find('q=0333+2220002')
  expect(row).toMatchObject({ custId: person.custId, orders: 2 })
  const whole = await look((row as Row).contactId)
  expect(whole).toMatchObject({ orders: 2, spent: 200, email: person.email })
  expect(whole.latest).toHaveLength(2)
})

test('notes are stored and deleted, and the mark of priority customers is shown on the board', async () => {
  const sana = { firstName: 'Sana', lastName: 'Malik', email: 'sana@example.org', phone1: '0333 3330003' }
  const first = await order(sana)
  const [row] = await find('q=sana+malik')
  const { contactId } = row as Row
  const { noteId } = (await shop.post('/customers/addNote', { contactId, note: 'Rings twice' }, staff.bearer))
    .body
  await shop.post('/customers/setPriority', { contactId, priority: true }, staff.bearer)
  const second = await order(sana)
  const board = async (orderNum: string) =>
    (await shop.get(`/orders/findBoard?q=${orderNum}`, staff.bearer)).body.rows[0].priority
  expect([await board(first.orderNum), await board(second.orderNum)]).toEqual([true, true])
  expect(await board((await order({ firstName: 'Tariq' })).orderNum)).toBe(false)
  const [now] = await find('q=sana+malik')
  const whole = await look((now as Row).contactId)
  expect(whole).toMatchObject({
    priority: true,
    orders: 2,
    notes: [{ noteId, note: 'Rings twice', by: 'Zainab' }],
  })
  expect((await find('kind=priority')).map(({ firstName }) => firstName)).toEqual(['Sana'])
  await shop.post(
    '/customers/setPriority',
    { contactId: (now as Row).contactId, priority: false },
    staff.bearer,
  )
  expect([await board(first.orderNum), await board(second.orderNum)]).toEqual([false, false])
  // Nothing changes, so there is no audit entry.
  await shop.post('/customers/setPriority', { contactId, priority: false }, staff.bearer)
  const audit = await shop.pool.query(
    `select action, before, after from audit_entries where action like 'serve %' order by audit_id`,
  )
  expect(audit.rows).toEqual([
    { action: 'serve first', before: { priority: false }, after: { priority: true } },
    { action: 'serve as others', before: { priority: true }, after: { priority: false } },
  ])
  expect((await shop.post(`/customers/deleteNote/${noteId}`, {}, staff.bearer)).status).toBe(200)
  expect((await shop.post(`/customers/deleteNote/${noteId}`, {}, staff.bearer)).status).toBe(404)
  expect((await look(contactId)).notes).toEqual([])
})

describe('among 100,000 contacts', () => {
  beforeAll(async () => {
    await fill(
      shop.pool,
      `insert into contacts (first_name, last_name, email, phone1)
       select (array['Zainab', 'Bilal', 'Hamza', 'Noor', 'Tariq'])[1 + i % 5], 'Family' || (i % 5000),
         'many' || (i % 60000) || '@example.org', '0311 ' || (i % 60000) from generate_series(1, 100000) i`,
    )
    await vacuum(shop.pool, 'contacts', 'customers', 'orders')
  })

  // To find the main contact of each of the 100,000, a list would touch millions of blocks.
  test.each([
    [{}, 300_000],
    [{ sort: 'name' }, 300_000],
    [{ kind: 'guest' }, 300_000],
    [{ page: 60 }, 300_000],
    [{ q: 'family4321' }, 15_000],
    [{ q: 'many777' }, 15_000],
    [{ kind: 'priority' }, 100],
  ])('the list with %o touches at most %i blocks of the database', async (wishes, most) => {
    const shown = { database: databaseOn(shop.pool) } as SignedInShop
    const statements = await explain(shop.pool, () =>
      answerFindPeople.answer(findPeople.input.parse(wishes), shown, undefined),
    )
    expect(statements).toHaveLength(2)
    expect(statements.reduce((sum, { blocks }) => sum + blocks, 0)).toBeLessThan(most)
  })
})
