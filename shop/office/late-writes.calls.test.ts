import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Person, signUp } from '../../tests/support/people.ts'
import { newProduct } from '../../tests/support/test-goods.ts'
import { guestOrder, openTestShop, type TestShop } from '../../tests/support/test-shop.ts'

let shop: TestShop
let staff: Person
beforeAll(async () => {
  shop = await openTestShop()
  staff = await signUp(shop, 'orders')
})
afterAll(() => shop.close())

type Answer = Awaited<ReturnType<TestShop['post']>>

const contactOf = async ({ custId }: Person): Promise<number> =>
  (await shop.pool.query('select contact_id from customers where cust_id = $1', [custId])).rows[0].contact_id

/** The longest time that a call may take to reach the lock, on a slow machine, in milliseconds. */
const WAIT = { timeout: 10_000 }

/** Starts a call while a person is being erased, lets the erasure finish first, and returns the answer of the call. */
async function whileErased(person: Person, write: () => Promise<Answer>): Promise<Answer> {
  const contactId = await contactOf(person)
  const eraser = await shop.pool.connect()
  try {
    await eraser.query('begin')
    await eraser.query('select 1 from customers where cust_id = $1 for update', [person.custId])
    await eraser.query('select 1 from contacts where contact_id = $1 for update', [contactId])
    const written = write()
    await vi.waitFor(async () => {
      const { rows } = await shop.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      expect(rows).toHaveLength(1)
    }, WAIT)
    await eraser.query('update customers set closed_at = now() where cust_id = $1', [person.custId])
    await eraser.query(`update contacts set email = '', phone1 = '' where contact_id = $1`, [contactId])
    await eraser.query('commit')
    return await written
  } finally {
    eraser.release()
  }
}

const product = async () => (await newProduct(shop.pool, { stock: 5 })).productId
const order = async (header: object = {}) =>
  guestOrder([{ productId: await product(), quantity: 1 }], header) as ReturnType<typeof guestOrder>

const said = { rating: 4, reviewTitle: 'Tender', reviewMsg: 'Cooked in half an hour.' }
const place = { city: 'Karachi', stateProvince: 'Sindh', country: 'Pakistan', postalCode: '75300' }

const own: Record<string, (person: Person) => Promise<[string, object]>> = {
  'an order': async () => ['/orders/save', await order()],
  'a review': async ({ custId }) => ['/review/save', { custId, productId: await product(), ...said }],
  'an address': async ({ custId }) => ['/address/save', { custId, address: 'Street 14', ...place }],
  'their erasure': async ({ password }) => ['/customer/erase', { loginPassword: password }],
}

describe('a write that waits for an erasure does not happen after it', () => {
  test.each(Object.entries(own))('%s is refused as for a person who signed out', async (_what, make) => {
    const person = await signUp(shop)
    const [path, body] = await make(person)
    const answer = await whileErased(person, () => shop.post(path, body, person.bearer))
    expect(answer).toMatchObject({ status: 401, body: { type: '/problems/session-ended' } })
  })

  test('nobody signs in to an account erased during the check of the password', async () => {
    const person = await signUp(shop)
    const typed = { loginId: person.email, loginPassword: person.password }
    const answer = await whileErased(person, () => shop.post('/users/authenticate', typed))
    expect(answer.status).toBe(401)
    const { rows } = await shop.pool.query('select 1 from sessions where user_id = $1', [person.custId])
    expect(rows).toHaveLength(1)
  })

  test('an order by phone is not taken for them', async () => {
    const person = await signUp(shop)
    const { orders, orderItems, customer } = await order()
    const body = { orders, orderItems, customer, accountId: person.custId }
    const answer = await whileErased(person, () => shop.post('/orders/savePhoneOrder', body, staff.bearer))
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'accountId' }] } })
  })

  test('an order does not keep the code of an erased representative', async () => {
    const person = await signUp(shop)
    await shop.pool.query(`insert into representatives (cust_id, code, basis_points) values ($1, $2, 500)`, [
      person.custId,
      'GONE-42',
    ])
    const body = await order({ representative: 'GONE-42' })
    const answer = await whileErased(person, () => shop.post('/orders/save', body))
    expect(answer).toMatchObject({ body: { errors: [{ field: 'orders.representative' }] } })
  })

  test.each(['addNote', 'setPriority'])('%s finds nobody any more, then and later', async name => {
    const person = await signUp(shop)
    const contactId = await contactOf(person)
    const body = { contactId, ...(name === 'addNote' ? { note: 'Rings twice' } : { priority: true }) }
    const write = () => shop.post(`/customers/${name}`, body, staff.bearer)
    expect((await whileErased(person, write)).status).toBe(404)
    expect((await write()).status).toBe(404)
  })
})
