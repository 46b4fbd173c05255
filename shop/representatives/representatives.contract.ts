import { z } from 'zod'
import { badInput, worksHere } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { NOT_FOUND } from '../lib/failures.ts'
import { filledLine, filledText, id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { representativeStates } from './representative-states.ts'
import { exampleRepresentative } from './representatives.examples.ts'

const maybe = z.string().nullable()
const notFound = { NOT_FOUND } as const

/** Earnings, payments and debt in one currency, in its decimals. */
export const ledgerSum = z.object({
  currency: z.string(),
  earned: z.number(),
  paid: z.number(),
  due: z.number(),
})
/** The sums of a ledger in one currency. */
export type LedgerSum = z.output<typeof ledgerSum>

const representative = z
  .object({
    custId: z.int(),
    contactId: z.int(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone1: z.string(),
    state: z.enum(representativeStates),
    /** The times of application, approval and end. */
    askedAt: maybe,
    since: maybe,
    endedAt: maybe,
    code: maybe,
    /** Their share of the price of the products, in per cent. */
    rate: z.number().nullable(),
    version: z.int(),
    /** In the shop's currency; `sums` has all currencies. */
    ...ledgerSum.omit({ currency: true }).shape,
    sums: z.array(ledgerSum),
  })
  .meta({ title: 'Representative' })
/** A representative or an applicant, as staff see them. */
export type Representative = z.output<typeof representative>

const changed = {
  CHANGED: {
    status: 409,
    says: () => m.representatives_people_representative_changed(),
    data: z.object({ representative }),
  },
} as const
/** Staff cannot decide about their own account. */
const ownAccount = {
  OWN_ACCOUNT: { status: 403, says: () => m.representatives_people_own_account() },
} as const
const codeTaken = { CODE_TAKEN: { status: 409, says: () => m.representatives_people_code_taken() } } as const

/** A share in per cent, with two decimals at most. */
const rate = z
  .number({ error: () => m.representatives_people_rate_wrong() })
  .min(0, { error: () => m.representatives_people_rate_wrong() })
  .max(100, { error: () => m.representatives_people_rate_wrong() })
  .multipleOf(0.01, { error: () => m.representatives_people_rate_wrong() })

export const lookUpReferrer = defineCall({
  does: 'Answers the first name of the representative with this e-mail or code, and whether it is the caller; null if there is none.',
  method: 'POST',
  path: '/representatives/lookUp',
  who: 'anyone',
  greets: true,
  reads: true,
  limited: true,
  input: z.strictObject({ representative: filledLine(254) }),
  output: z.object({ firstName: maybe, own: z.boolean().nullable() }),
  example: { input: { representative: 'tabiko-42' }, output: { firstName: 'Bilal', own: false } },
  failures: {},
})

export const findRepresentatives = defineCall({
  does: 'Lists representatives and requests, with earnings. Searches name, e-mail and code.',
  method: 'GET',
  path: '/representatives/find',
  who: 'staff: customers',
  input: z.strictObject({
    ...listFields(['name', 'since', 'due'], '-since'),
    state: z.enum(representativeStates).optional(),
  }),
  output: listOf(representative),
  example: { input: { state: 'approved' }, output: { rows: [exampleRepresentative], total: 1 } },
  failures: {},
})

export const findRepresentative = defineCall({
  does: 'Answers a representative or a request to become one.',
  method: 'GET',
  path: '/representatives/findOne/{custId}',
  who: 'staff: customers',
  input: z.object({ custId: id }),
  output: representative,
  example: { input: { custId: 1042 }, output: exampleRepresentative },
  failures: notFound,
})

export const approveRepresentative = defineCall({
  does: 'Makes a person a representative, also again, with a share and a code; generates the code if none is given.',
  method: 'POST',
  path: '/representatives/approve',
  who: 'staff: customers',
  input: z.strictObject({ custId: id, code: line(20).default(''), rate }),
  output: representative,
  example: { input: { custId: 1042, rate: 5 }, output: exampleRepresentative },
  failures: {
    ...notFound,
    ...badInput,
    ...codeTaken,
    ...ownAccount,
    ...worksHere,
    /** The person is a representative already. */
    APPROVED: { status: 409, says: () => m.representatives_people_is_representative() },
  },
})

export const refuseRepresentative = defineCall({
  does: 'Refuses a request to become a representative. The person can ask again.',
  method: 'POST',
  path: '/representatives/refuse',
  who: 'staff: customers',
  input: z.strictObject({ custId: id }),
  output: z.object({ custId: z.int() }),
  example: { input: { custId: 1042 }, output: { custId: 1042 } },
  failures: {
    NOT_FOUND: { status: 404, says: () => m.representatives_people_did_not_ask() },
    ...worksHere,
  },
})

export const changeRepresentative = defineCall({
  does: 'Changes the code and the share of a representative. Earlier orders keep their share.',
  method: 'POST',
  path: '/representatives/change',
  who: 'staff: customers',
  input: z.strictObject({ custId: id, version: id, code: line(20), rate }),
  output: representative,
  example: {
    input: { custId: 1042, version: 1, code: 'TABIKO-42', rate: 5 },
    output: exampleRepresentative,
  },
  failures: { ...notFound, ...badInput, ...codeTaken, ...changed, ...ownAccount, ...worksHere },
})

export const endRepresentative = defineCall({
  does: "Ends a representative's agreement: the code stops working, and earlier orders still earn.",
  method: 'POST',
  path: '/representatives/end',
  who: 'staff: customers',
  input: z.strictObject({ custId: id }),
  output: representative,
  example: {
    input: { custId: 1042 },
    output: { ...exampleRepresentative, state: 'ended', endedAt: '2026-11-21T09:30:00.000Z' },
  },
  failures: { ...notFound, ...worksHere },
})

export const payCommission = defineCall({
  does: 'Records a payment to a representative, at most the amount owed in that currency.',
  method: 'POST',
  path: '/representatives/pay',
  who: 'staff: customers',
  repeatable: true,
  input: z.strictObject({
    custId: id,
    amount: z
      .number({ error: () => m.representatives_people_amount_wrong() })
      .positive({ error: () => m.representatives_people_amount_wrong() })
      .max(1_000_000_000, { error: () => m.representatives_people_amount_wrong() }),
    /** The shop's currency if absent. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    note: filledText(300, () => m.representatives_people_paid_how()),
  }),
  output: representative,
  example: {
    input: { custId: 1042, amount: 89, note: 'In cash' },
    output: {
      ...exampleRepresentative,
      paid: 89,
      due: 0,
      sums: [{ currency: 'PKR', earned: 89, paid: 89, due: 0 }],
    },
  },
  failures: {
    ...notFound,
    ...badInput,
    ...ownAccount,
    /** The response contains the amount owed. */
    TOO_MUCH: {
      status: 409,
      says: () => m.representatives_people_too_much(),
      data: z.object({ due: z.number() }),
    },
  },
})

export const reverseCommission = defineCall({
  does: 'Takes back the earnings from an order, once, with a reason, for example returned items.',
  method: 'POST',
  path: '/representatives/reverse',
  who: 'staff: customers',
  input: z.strictObject({
    orderId: id,
    note: filledText(300, () => m.representatives_people_reason_needed()),
  }),
  output: representative,
  example: {
    input: { orderId: 5012, note: 'All of it came back' },
    output: {
      ...exampleRepresentative,
      earned: 0,
      due: 0,
      sums: [{ currency: 'PKR', earned: 0, paid: 0, due: 0 }],
    },
  },
  failures: {
    ...notFound,
    REVERSED: { status: 409, says: () => m.representatives_people_reversed_before() },
  },
})

export const representativesCalls = [
  lookUpReferrer,
  findRepresentatives,
  findRepresentative,
  approveRepresentative,
  refuseRepresentative,
  changeRepresentative,
  endRepresentative,
  payCommission,
  reverseCommission,
] as const
