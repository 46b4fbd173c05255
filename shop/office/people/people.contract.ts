import { z } from 'zod'
import { consentCauses, consentChannels } from '../../customers/consents/consent-kinds.ts'
import { password, passwordWrong, worksHere } from '../../customers/customer-fields.ts'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'
import { id } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'
import { m } from '../../messages/m.ts'
import { paymentStates } from '../../orders/payment-states.rules.ts'
import { examplePersonRow, exampleWholePerson } from './people.examples.ts'
import { peopleKinds } from './people-kinds.ts'

const maybe = z.string().nullable()
const notFound = { NOT_FOUND } as const

const personRow = z.object({
  contactId: z.int(),
  /** Null without an account. */
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
/** A customer in the list: an account, or a person who ordered without one. */
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

const wholePerson = personRow
  .omit({ lastOrderAt: true })
  .extend({
    phone2: maybe,
    /** A `data:` address; null if there is no picture. */
    custPic: maybe,
    loginId: maybe,
    lastSeenAt: maybe,
    bestWay: maybe,
    bestTime: maybe,
    /** Their roles in the shop; login and last visit of staff are only shown to people with the permission `staff`. */
    roles: z.array(z.string()),
    representative: z.object({ asked: z.boolean(), approved: z.boolean(), code: maybe }),
    addresses: z.array(address),
    /** The total of their orders that were not rejected, in the shop’s currency. */
    spent: z.number(),
    latest: z.array(
      z.object({
        orderNum: z.string(),
        createDate: z.string(),
        orderStatus: z.string(),
        paymentState: z.enum(paymentStates),
        grandTotal: z.number(),
        /** The code of the representative who referred it. */
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
    /** Their latest decisions whether the shop may send them messages, newest first. */
    consents: z.array(
      z.object({
        consentId: z.int(),
        channel: z.enum(consentChannels),
        given: z.boolean(),
        cause: z.enum(consentCauses),
        happenedAt: z.string(),
      }),
    ),
    /** The number of reviews; the latest are listed. */
    reviewCount: z.int(),
  })
  .meta({ title: 'Person' })
/** A person with everything that staff see of them. */
export type WholePerson = z.output<typeof wholePerson>

export const findPeople = defineCall({
  does: 'Lists customers with and without an account, newest first unless sorted. Searches name, phone, e-mail, customer number and order number. Counts up to 2,000.',
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
  does: 'Answers everything that staff see about a person, by any of their contacts: contact details, orders, notes, reviews.',
  method: 'GET',
  path: '/customers/findOne/{contactId}',
  who: 'staff: customers',
  input: z.object({ contactId: id }),
  output: wholePerson,
  example: { input: { contactId: 880 }, output: exampleWholePerson },
  failures: notFound,
})

/** All stored data of a person: by table, rows by column. */
const exported = z.object({
  madeAt: z.string(),
  shop: z.string(),
  data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
/** The stored data of a person, as a file. */
export type Exported = z.output<typeof exported>

const exampleExport: Exported = {
  madeAt: '2026-11-21T09:30:00.000Z',
  shop: 'Souk',
  data: { contacts: [{ contactId: 880, firstName: 'Zainab', lastName: 'Qureshi' }] },
}

export const exportPerson = defineCall({
  does: 'Answers everything that the shop stores about a person, by table, and records this in the audit.',
  method: 'POST',
  path: '/customers/export',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id }),
  output: exported,
  example: { input: { contactId: 880 }, output: exampleExport },
  failures: {
    ...notFound,
    ...worksHere,
  },
})

export const exportOwn = defineCall({
  does: 'Answers everything that the shop stores about the signed-in person, by table.',
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
/** The reasons why a person cannot be erased now. */
const erasing = {
  /** The numbers of orders that are not closed or rejected yet. */
  OPEN_ORDERS: {
    status: 409,
    says: () => m.office_people_open_orders(),
    data: z.object({ orderNums: z.array(z.string()) }),
  },
  HAS_ROLE: { status: 409, says: () => m.office_people_has_role() },
  /** The commission due to them, by currency. */
  COMMISSION_DUE: {
    status: 409,
    says: () => m.office_people_commission_due(),
    data: z.object({ due: z.array(z.object({ currency: z.string(), due: z.number() })) }),
  },
} as const

export const erasePerson = defineCall({
  does: 'Erases a person: removes account, contacts, addresses, notes and messages; keeps orders and reviews without the name.',
  method: 'POST',
  path: '/customers/erase',
  who: 'staff: customers',
  input: z.strictObject({ contactId: id }),
  output: erased,
  example: { input: { contactId: 880 }, output: { orders: 3, reviews: 1 } },
  failures: { ...notFound, ...erasing },
})

export const eraseOwn = defineCall({
  does: 'Erases the signed-in person, who confirms with the password, and signs them out.',
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
