import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { wholeNumber } from '../lib/fields.ts'

/** The most terms that are listed. */
const MOST = 200

export const findMisses = defineCall({
  does: `Lists what was looked for and not found in the last days, most often first, at most ${MOST} terms.`,
  method: 'GET',
  path: '/search/findMisses',
  who: 'staff: reports',
  input: z.strictObject({ days: wholeNumber(1, 90).default(30) }),
  output: z.array(z.object({ term: z.string(), times: z.int(), lastDay: z.string() })).max(MOST),
  example: {
    input: { days: 30 },
    output: [{ term: 'camel meat', times: 14, lastDay: '2026-11-20' }],
  },
  failures: {},
})

export const missesCalls = [findMisses] as const
/** The most terms that are listed. */
export const mostMisses = MOST
