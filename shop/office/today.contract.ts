import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { upkeepKinds } from '../upkeep/upkeep-kinds.ts'

/** The limit of counts: anything above is "many". */
export const MOST_COUNTED = 1000

const count = z.int()

export const findToday = defineCall({
  does: `Counts the caller's open tasks, as far as their roles allow; no count exceeds ${MOST_COUNTED}.`,
  method: 'GET',
  path: '/office/findToday',
  who: 'staff',
  input: z.object({}),
  output: z.object({
    /** New orders, printed orders that are not being packed yet, and open ones. */
    orders: z.object({ fresh: count, printed: count, open: count }).nullable(),
    picking: z.object({ printed: count }).nullable(),
    /** Visible products with low stock, and without stock. */
    stock: z.object({ low: count, out: count }).nullable(),
    /** Visible foods whose allergens are not stated. */
    facts: z.object({ withoutAllergens: count }).nullable(),
    /** Certificates that end within 60 days. */
    certificates: z.object({ ending: count }).nullable(),
    people: z.object({ representativesAsking: count }).nullable(),
    messages: z.object({ waiting: count, parked: count }).nullable(),
    /** The audits, backups and drills that need the owner: one that found something, failed, or is late. */
    troubles: z.array(z.object({ kind: z.enum(upkeepKinds), isLate: z.boolean() })).nullable(),
    /** The setup steps of a new shop; null for people who may not do them. */
    firstSteps: z
      .object({
        named: z.boolean(),
        demoGone: z.boolean(),
        ownGoods: z.boolean(),
        /** A page has been published since the demo shop was made. */
        ownWords: z.boolean(),
        colleagues: z.boolean(),
        secondFactor: z.boolean(),
        addressKnown: z.boolean(),
        mailKnown: z.boolean(),
      })
      .nullable(),
  }),
  example: {
    input: {},
    output: {
      orders: { fresh: 3, printed: 1, open: 2 },
      picking: { printed: 1 },
      stock: { low: 12, out: 4 },
      facts: { withoutAllergens: 7 },
      certificates: { ending: 1 },
      people: { representativesAsking: 0 },
      messages: { waiting: 2, parked: 0 },
      troubles: [{ kind: 'AUDIT', isLate: false }],
      firstSteps: null,
    },
  },
  failures: {},
})

export const todayCalls = [findToday] as const
