import { z } from 'zod'
import { defineCall } from '../lib/call.ts'

/** Counts go no further than this: more is "many". */
export const MOST_COUNTED = 1000

const count = z.int()

export const findToday = defineCall({
  does: `Counts what waits for whoever asks, as far as their roles let them see it; no count goes beyond ${MOST_COUNTED}.`,
  method: 'GET',
  path: '/office/findToday',
  who: 'staff',
  input: z.object({}),
  output: z.object({
    /** Orders that nobody has looked at, and those that are printed and not yet being packed. */
    orders: z.object({ fresh: count, printed: count, open: count }).nullable(),
    picking: z.object({ printed: count }).nullable(),
    /** Shown products of which little is left, and of which nothing is. */
    stock: z.object({ low: count, out: count }).nullable(),
    people: z.object({ representativesAsking: count }).nullable(),
    messages: z.object({ waiting: count, parked: count }).nullable(),
    /** What a new shop has not done yet; null for whoever may not do it. */
    firstSteps: z
      .object({
        named: z.boolean(),
        demoGone: z.boolean(),
        ownGoods: z.boolean(),
        colleagues: z.boolean(),
        secondFactor: z.boolean(),
        addressKnown: z.boolean(),
      })
      .nullable(),
  }),
  example: {
    input: {},
    output: {
      orders: { fresh: 3, printed: 1, open: 2 },
      picking: { printed: 1 },
      stock: { low: 12, out: 4 },
      people: { representativesAsking: 0 },
      messages: { waiting: 2, parked: 0 },
      firstSteps: null,
    },
  },
  failures: {},
})

export const todayCalls = [findToday] as const
