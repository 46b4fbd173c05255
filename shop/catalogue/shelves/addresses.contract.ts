import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { NOT_FOUND } from '../../lib/failures.ts'

/** The number of ids in a part of the sitemap. */
export const ADDRESSES = 5_000

export const findAddressParts = defineCall({
  does: 'Lists the parts of the sitemap that contain products, each with at most 50,000 addresses.',
  method: 'GET',
  path: '/products/findAddressParts',
  who: 'anyone',
  shows: () => ['range', 'departments'],
  input: z.object({}),
  output: z.array(z.int()),
  example: { input: {}, output: [0, 1] },
  failures: {},
})

export const findAddresses = defineCall({
  does: 'Lists the addresses of the active products in a part of the sitemap; refuses an empty part.',
  method: 'GET',
  path: '/products/findAddresses/{part}',
  who: 'anyone',
  shows: () => ['range', 'departments', 'categories'],
  input: z.object({
    part: z
      .union([z.int(), z.string().regex(/^(0|[1-9]\d{0,5})$/)])
      .transform(Number)
      .pipe(z.int().min(0)),
  }),
  output: z.array(z.object({ path: z.string(), updatedDate: z.string() })),
  example: {
    input: { part: 0 },
    output: [{ path: '/productsingle/101/MEAT/1', updatedDate: '2026-10-28T09:00:00.000Z' }],
  },
  failures: { NOT_FOUND },
})

export const addressCalls = [findAddressParts, findAddresses] as const
