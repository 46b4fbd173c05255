import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { keptNames } from './kept-groups.ts'

const keptGroup = z.object({
  name: z.enum(keptNames),
  /** True if it holds data about people. */
  isPersonal: z.boolean(),
  /**
   * `ERASED`: until the person is erased. `ACCOUNTS`: for good, without the name of a person who was erased. `CHANGED`: until staff change or
   * delete it.
   */
  ends: z.enum(['ERASED', 'ACCOUNTS', 'CHANGED', 'DAYS', 'MONTHS']),
  /** The days or months; null if it has none. 0 months: for good. */
  after: z.int().nullable(),
  tables: z.array(
    z.object({
      name: z.string(),
      /** About so many rows, as the database estimates them. */
      rows: z.int(),
    }),
  ),
})

export const findKept = defineCall({
  does: 'Lists what the shop stores, by table, and how long.',
  method: 'GET',
  path: '/privacy/findKept',
  who: 'staff: settings',
  input: z.strictObject({}),
  output: z.object({ groups: z.array(keptGroup) }),
  example: {
    input: {},
    output: {
      groups: [
        {
          ...{ name: 'messages', isPersonal: true, ends: 'MONTHS', after: 24 },
          tables: [{ name: 'outbox', rows: 1840 }],
        },
      ],
    },
  },
  failures: {},
})

export const privacyCalls = [findKept] as const
