import { z } from 'zod'
import { badInput } from '../customers/customer-fields.ts'
import { defineCall } from '../lib/call.ts'
import { filledLine, filledText, id, line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'
import { m } from '../messages/m.ts'
import { representativeStates } from './representative-states.ts'
import { exampleRepresentative } from './representatives.examples.ts'

const maybe = z.string().nullable()
const notFound = { NOT_FOUND: { status: 404, says: () => m.error_not_found() } } as const

/** What was earned, paid and is owed in one currency, in decimals of it. */
export const ledgerSum = z.object({
  currency: z.string(),
  earned: z.number(),
  paid: z.number(),
  due: z.number(),
})
/** What a ledger comes to in one currency. */
export type LedgerSum = z.output<typeof ledgerSum>

const representative = z.object({
  custId: z.int(),
  contactId: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone1: z.string(),
  state: z.enum(representativeStates),
  /** When they asked, were approved, and stopped. */
  askedAt: maybe,
  since: maybe,
  endedAt: maybe,
  code: maybe,
  /** Their share of the goods in per cent. */
  rate: z.number().nullable(),
  version: z.int(),
  /** In the shop's currency; `sums` has all, by currency. */
  ...ledgerSum.omit({ currency: true }).shape,
  sums: z.array(ledgerSum),
})
/** A representative, or somebody who asked to be one, as staff see them. */
export type Representative = z.output<typeof representative>

const changed = {
  CHANGED: {
    status: 409,
    says: () => m.office_people_representative_changed(),
    data: z.object({ representative }),
  },
} as const
/** Nobody says of themselves what they are given. */
const ownAccount = { OWN_ACCOUNT: { status: 403, says: () => m.office_people_own_account() } } as const
const codeTaken = { CODE_TAKEN: { status: 409, says: () => m.office_people_code_taken() } } as const

/** A share in per cent, with two decimals at most. */
const rate = z
  .number({ error: () => m.office_people_rate_wrong() })
  .min(0, { error: () => m.office_people_rate_wrong() })
  .max(100, { error: () => m.office_people_rate_wrong() })
  .multipleOf(0.01, { error: () => m.office_people_rate_wrong() })

export const lookUpReferrer = defineCall({
  does: 'Says by first name which representative is meant by an e-mail or a code, and whether that is who asks; null where it is nobody’s.',
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
  does: 'Lists representatives and who asked to be one: by name, e-mail or code, with what they earned.',
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
  does: 'Answers a representative, or somebody who asked to be one.',
  method: 'GET',
  path: '/representatives/findOne/{custId}',
  who: 'staff: customers',
  input: z.object({ custId: id }),
  output: representative,
  example: { input: { custId: 1042 }, output: exampleRepresentative },
  failures: notFound,
})

export const approveRepresentative = defineCall({
  does: 'Makes somebody a representative, also again: with a code of their own (one is made where none is given) and a share.',
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
    /** Is one already. */
    APPROVED: { status: 409, says: () => m.office_people_is_representative() },
  },
})

export const refuseRepresentative = defineCall({
  does: 'Declines somebody who asked to be a representative; they may ask again.',
  method: 'POST',
  path: '/representatives/refuse',
  who: 'staff: customers',
  input: z.strictObject({ custId: id }),
  output: z.object({ custId: z.int() }),
  example: { input: { custId: 1042 }, output: { custId: 1042 } },
  failures: { NOT_FOUND: { status: 404, says: () => m.office_people_did_not_ask() } },
})

export const changeRepresentative = defineCall({
  does: 'Changes the code and the share of a representative; orders that came before keep their share.',
  method: 'POST',
  path: '/representatives/change',
  who: 'staff: customers',
  input: z.strictObject({ custId: id, version: id, code: line(20), rate }),
  output: representative,
  example: {
    input: { custId: 1042, version: 1, code: 'TABIKO-42', rate: 5 },
    output: exampleRepresentative,
  },
  failures: { ...notFound, ...badInput, ...codeTaken, ...changed, ...ownAccount },
})

export const endRepresentative = defineCall({
  does: 'Ends being a representative: the code works no more; orders that came by it before are still earned by.',
  method: 'POST',
  path: '/representatives/end',
  who: 'staff: customers',
  input: z.strictObject({ custId: id }),
  output: representative,
  example: {
    input: { custId: 1042 },
    output: { ...exampleRepresentative, state: 'ended', endedAt: '2026-11-21T09:30:00.000Z' },
  },
  failures: notFound,
})

export const payCommission = defineCall({
  does: 'Notes that a representative was paid so much, of what they are owed in a currency at most.',
  method: 'POST',
  path: '/representatives/pay',
  who: 'staff: customers',
  repeatable: true,
  input: z.strictObject({
    custId: id,
    amount: z
      .number({ error: () => m.office_people_amount_wrong() })
      .positive({ error: () => m.office_people_amount_wrong() })
      .max(1_000_000_000, { error: () => m.office_people_amount_wrong() }),
    /** Left out: that of the shop. */
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .optional(),
    note: filledText(300, () => m.office_people_paid_how()),
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
    /** With what they are owed. */
    TOO_MUCH: {
      status: 409,
      says: () => m.office_people_too_much(),
      data: z.object({ due: z.number() }),
    },
  },
})

export const reverseCommission = defineCall({
  does: 'Takes back what was earned by an order, once, with a reason: its goods came back.',
  method: 'POST',
  path: '/representatives/reverse',
  who: 'staff: customers',
  input: z.strictObject({
    orderId: id,
    note: filledText(300, () => m.office_people_reason_needed()),
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
    REVERSED: { status: 409, says: () => m.office_people_reversed_before() },
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
