import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { wholeNumber } from '../lib/fields.ts'

/** How many ids a part of the list of addresses spans. */
export const ADDRESSES = 5_000

export const findAddresses = defineCall({
  does: 'Lists where the shown products stand, for search engines: those of a part (from 0), and how many parts there are.',
  method: 'GET',
  path: '/products/findAddresses/{part}',
  who: 'anyone',
  shows: () => ['range', 'departments', 'categories'],
  input: z.object({ part: wholeNumber(0, 400_000) }),
  output: z.object({
    parts: z.int(),
    addresses: z.array(z.object({ path: z.string(), updatedDate: z.string() })),
  }),
  example: {
    input: { part: 0 },
    output: {
      parts: 2,
      addresses: [{ path: '/productsingle/101/MEAT/1', updatedDate: '2026-10-28T09:00:00.000Z' }],
    },
  },
  failures: {},
})
