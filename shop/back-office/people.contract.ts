import { z } from 'zod'
import { password, passwordWrong } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { id } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { paymentStates } from '../orders/payment-states.rules.ts'
import { examplePersonRow, exampleWholePerson } from './people.examples.ts'
import { peopleKinds } from './people-kinds.ts'

const maybe = z.string().nullable()
const notFound = { NOT_FOUND: { status: 404, says: () => m.error_not_found() } } as const

const personRow = z.object({
  contactId: z.int(),
  /** Absent of who has no account. */
  custId: z.int().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailProven: z.boolean(),
  phone1: z.string(),
  priority: z.boolean(),
  createdAt: z.string(),
  orders: z.int(),
  lastOrderAt: maybe,
})
/** A customer in the list: an account, or somebody who ordered without one. */
export type PersonRow = z.output<typeof personRow>

const address = z.object({
  kind: z.string(),
  address1: z.string(),
  address2: maybe,
  city: z.string(),
  stateProvince: z.string(),
  country: z.string(),
  postalCode: z.string(),
})

const wholePerson = personRow.omit({ lastOrderAt: true }).extend({
  phone2: maybe,
  loginId: maybe,
  lastSeenAt: maybe,
  bestWay: maybe,
  bestTime: maybe,
  /** What they do in the shop, where they work in it; as login and when they were here, only for who looks after staff. */
  roles: z.array(z.string()),
  representative: z.object({ asked: z.boolean(), approved: z.boolean(), code: maybe }),
  addresses: z.array(address),
  /** What their orders that were not rejected come to, in the shop’s currency. */
  spent: z.number(),
  latest: z.array(
    z.object({
      orderNum: z.string(),
      createDate: z.string(),
      orderStatus: z.string(),
      paymentState: z.enum(paymentStates),
      grandTotal: z.number(),
      /** The code of the representative by whom it came. */
      representative: maybe,
    }),
  ),
  notes: z.array(z.object({ noteId: z.int(), note: z.string(), by: z.string(), writtenAt: z.string() })),
  reviews: z.array(
    z.object({
      reviewId: z.int(),
      productId: z.int(),
      productName: z.string(),
      rating: z.int(),
      reviewTitle: z.string(),
      reviewMsg: z.string(),
      reviewDate: z.string(),
      state: z.string(),
    }),
  ),
  /** How many reviews there are; the latest are named. */
  reviewCount: z.int(),
})
/** All that staff see of a person. */
export type WholePerson = z.output<typeof wholePerson>

export const findPeople = defineCall({
  does: 'Lists customers, with and without an account, newest first unless sorted: by name, phone, e-mail, number of customer or order. Counts up to 2,000.',
  method: 'GET',
  path: '/customers/find',
  who: 'staff: customers',
  input: z.strictObject({
    ...listFields(['since', 'name'], '-since'),
    kind: z.enum(peopleKinds).optional(),
  }),
  output: listOf(personRow),
  example: { input: { q: 'qureshi' }, output: { rows: [examplePersonRow], total: 1 } },
  failures: {},
})

export const findPerson = defineCall({
  does: 'Answers all that staff see of a person, by any contact of theirs: how to reach them, orders, notes, reviews.',
  method: 'GET',
  path: '/customers/findOne/{contactId}',
  who: 'staff: customers',
  input: z.object({ contactId: id }),
  output: wholePerson,
  example: { input: { contactId: 880 }, output: exampleWholePerson },
  failures: notFound,
})

/** By table, rows by column: everything that is kept of a person. */
const exported = z.object({
  madeAt: z.string(),
  shop: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
/** What is kept of a person, as a file. */
export type Exported = z.output<typeof exported>

const exampleExport: Exported = {
  madeAt: '2026-11-21T09:30:00.000Z',
  shop: 'Souk',
  data: { contacts: [{ contactId: 880, firstName: 'Zainab', lastName: 'Qureshi' }] },
}

export const exportPerson = defineCall({
  does: 'Answers everything that the shop keeps of a person, by table; the audit has a row of it.',
  method: 'POST',
  path: '/customers/export',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id }),
  output: exported,
  example: { input: { contactId: 880 }, output: exampleExport },
  failures: {
    ...notFound,
    /** Where and when somebody of the staff signed in is for who looks after staff. */
    WORKS_HERE: { status: 403, says: () => m.office_people_works_here() },
  },
})

export const exportOwn = defineCall({
  does: 'Answers everything that the shop keeps of who is signed in, by table.',
  method: 'POST',
  path: '/customer/export',
  who: 'signed in',
  limited: true,
  reads: true,
  input: z.strictObject({}),
  output: exported,
  example: { input: {}, output: exampleExport },
  failures: {},
})

const erased = z.object({ orders: z.int(), reviews: z.int() })
/** Why somebody cannot be erased now. */
const erasing = {
  /** The numbers of orders that are not closed or rejected yet. */
  OPEN_ORDERS: {
    status: 409,
    says: () => m.office_people_open_orders(),
    data: z.object({ orderNums: z.array(z.string()) }),
  },
  HAS_ROLE: { status: 409, says: () => m.office_people_has_role() },
  /** What they are owed as a representative, by currency. */
  COMMISSION_DUE: {
    status: 409,
    says: () => m.office_people_commission_due(),
    data: z.object({ due: z.array(z.object({ currency: z.string(), due: z.number() })) }),
  },
} as const

export const erasePerson = defineCall({
  does: 'Erases a person: account, contacts, addresses, notes and messages go; orders stay without their name, reviews too.',
  method: 'POST',
  path: '/customers/erase',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id }),
  output: erased,
  example: { input: { contactId: 880 }, output: { orders: 3, reviews: 1 } },
  failures: { ...notFound, ...erasing },
})

export const eraseOwn = defineCall({
  does: 'Erases who is signed in, by their password, as staff would, and signs them out.',
  method: 'POST',
  path: '/customer/erase',
  who: 'signed in',
  limited: true,
  input: z.strictObject({ loginPassword: password }),
  output: erased,
  example: { input: { loginPassword: 'seven cups of tea' }, output: { orders: 3, reviews: 1 } },
  failures: { ...passwordWrong, ...erasing },
})

export const peopleCalls = [findPeople, findPerson, exportPerson, exportOwn, erasePerson, eraseOwn] as const
