import { randomUUID } from 'node:crypto'
import type { CallCase } from './call-case.ts'
import { type Actor, headersOf, PASSWORD, type World } from './call-world.ts'

/** A guest who has ordered once without an account. */
async function guest({ shop }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into contacts (first_name, last_name, email, phone1) values ('Amina', 'Yusuf', $1, '') returning contact_id`,
    [`${randomUUID()}@example.org`],
  )
  return rows[0].contact_id
}

/** An account that applied to represent the shop, or already does. */
async function person(world: World, { approved = false } = {}): Promise<number> {
  const { pool } = world.shop
  const contactId = await guest(world)
  const { rows } = await pool.query(
    `insert into customers (contact_id, login_id, representative_asked_at) values ($1, $2, now()) returning cust_id`,
    [contactId, randomUUID()],
  )
  const custId: number = rows[0].cust_id
  if (approved)
    await pool.query(`insert into representatives (cust_id, code, basis_points) values ($1, $2, 500)`, [
      custId,
      randomUUID().slice(0, 18),
    ])
  return custId
}

/** The commission of a person for an order. */
async function earned(world: World): Promise<{ custId: number; orderId: number }> {
  const custId = await person(world, { approved: true })
  const { orderId } = await world.order()
  await world.shop.pool.query(
    `insert into commissions (cust_id, kind, order_id, amount, goods, basis_points, currency, exponent, written_by)
     values ($1, 'EARNED', $2, 4450, 89000, 500, 'PKR', 2, $1)`,
    [custId, orderId],
  )
  return { custId, orderId }
}

async function review({ shop, actors }: World): Promise<number> {
  const { rows } = await shop.pool.query(
    `insert into reviews (product_id, author_name, rating, review_title, review_msg, review_date)
     values (101, 'Zainab', 5, 'Tender', 'Cooked in half an hour.', '2026-11-21') returning review_id`,
  )
  return actors.owner ? rows[0].review_id : 0
}

const badContact = { change: { contactId: 'x' }, field: 'contactId' }
const badAccount = { change: { custId: 0 }, field: 'custId' }

/** The input of a person who may be erased: their orders are closed first. */
async function erasable(world: World, me: Actor | undefined) {
  if (me) {
    // An account erased by the previous call is restored.
    await headersOf(world.shop, me)
    await world.shop.pool.query(`update orders set order_status = 'CLOSED' where cust_id = $1`, [me.custId])
  }
  return { loginPassword: PASSWORD }
}

/** Cases of the calls about customers, reviews and representatives. */
export const peopleCases: Record<string, CallCase> = {
  'GET /customers/find': {
    good: () => ({ q: 'Zainab', kind: 'account' }),
    bad: { change: { kind: 'friend' }, field: 'kind' },
  },
  'GET /customers/findOne/{contactId}': {
    good: async world => ({ contactId: await guest(world) }),
    bad: badContact,
  },
  'POST /customers/export': { good: async world => ({ contactId: await guest(world) }), bad: badContact },
  'POST /customers/erase': { good: async world => ({ contactId: await guest(world) }), bad: badContact },
  'POST /customer/export': { good: () => ({}), bad: { change: { custId: 1 }, field: '' } },
  'POST /customer/erase': {
    good: erasable,
    bad: { change: { loginPassword: '' }, field: 'loginPassword' },
  },
  'POST /customers/addNote': {
    good: async world => ({ contactId: await guest(world), note: 'Rings twice' }),
    bad: { change: { note: ' ' }, field: 'note' },
  },
  'POST /customers/deleteNote/{id}': {
    good: async world => {
      const { rows } = await world.shop.pool.query(
        `insert into customer_notes (contact_id, note, cust_id) values ($1, 'Rings twice', $2) returning note_id::int`,
        [await guest(world), world.actors.owner.custId],
      )
      return { id: rows[0].note_id }
    },
    bad: { change: { id: 'x' }, field: 'id' },
  },
  'POST /customers/setPriority': {
    good: async world => ({ contactId: await guest(world), priority: true }),
    bad: { change: { priority: 'yes' }, field: 'priority' },
  },
  'POST /representatives/lookUp': {
    good: async world => {
      const custId = await person(world, { approved: true })
      const { rows } = await world.shop.pool.query('select code from representatives where cust_id = $1', [
        custId,
      ])
      return { representative: rows[0].code }
    },
    bad: { change: { representative: '' }, field: 'representative' },
  },
  'GET /representatives/find': {
    good: () => ({ state: 'asking' }),
    bad: { change: { state: 'rich' }, field: 'state' },
  },
  'GET /representatives/findOne/{custId}': {
    good: async world => ({ custId: await person(world) }),
    bad: badAccount,
  },
  'POST /representatives/approve': {
    good: async world => ({ custId: await person(world), rate: 5 }),
    bad: { change: { rate: 101 }, field: 'rate' },
  },
  'POST /representatives/refuse': {
    good: async world => ({ custId: await person(world) }),
    bad: badAccount,
  },
  'POST /representatives/change': {
    good: async world => {
      const custId = await person(world, { approved: true })
      return { custId, version: 1, code: randomUUID().slice(0, 18), rate: 7.5 }
    },
    bad: { change: { code: 'a b' }, field: 'code' },
  },
  'POST /representatives/end': {
    good: async world => ({ custId: await person(world, { approved: true }) }),
    bad: badAccount,
  },
  'POST /representatives/pay': {
    good: async world => ({ custId: (await earned(world)).custId, amount: 44.5, note: 'In cash' }),
    bad: { change: { amount: 0 }, field: 'amount' },
  },
  'POST /representatives/reverse': {
    good: async world => ({ orderId: (await earned(world)).orderId, note: 'All of it came back' }),
    bad: { change: { note: '' }, field: 'note' },
  },
  'GET /referrals/find': { good: () => ({}), bad: { change: { state: 'lost' }, field: 'state' } },
  'GET /referrals/findOf/{custId}': {
    good: async world => ({ custId: await person(world) }),
    bad: badAccount,
  },
  'GET /referrals/ledger/{custId}': {
    good: async world => ({ custId: (await earned(world)).custId }),
    bad: badAccount,
  },
  'GET /review/findForStaff': {
    good: () => ({ state: 'shown', rating: 5 }),
    bad: { change: { rating: 6 }, field: 'rating' },
  },
  'POST /review/judge': {
    good: async world => ({ reviewIds: [await review(world)], state: 'hidden' }),
    bad: { change: { reviewIds: [] }, field: 'reviewIds' },
  },
  'POST /review/letWait': {
    good: () => ({ reviewsWait: false }),
    bad: { change: { reviewsWait: 'no' }, field: 'reviewsWait' },
  },
}
