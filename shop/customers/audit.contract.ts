import { z } from 'zod'
import { defineCall } from '../lib/call.ts'
import { line } from '../lib/fields.ts'
import { listFields, listOf } from '../lib/list-fields.ts'

/** A day by the shop's clock, as in 2026-11-21; empty where it does not matter. */
const day = z.union([z.literal(''), z.iso.date()]).default('')

const entry = z.object({
  auditId: z.int(),
  happenedAt: z.string(),
  custId: z.int(),
  /** Who did it; null where the account is no longer there. */
  firstName: z.string().nullable(),
  loginId: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

/** A change as the audit shows it. */
export type AuditRow = z.output<typeof entry>

export const findAudit = defineCall({
  does: 'Lists what staff changed, the latest first: by whom, of what, on which days, or with words in what was there before or after. The total goes no further than 2,000.',
  method: 'GET',
  path: '/audit/find',
  who: 'staff: audit',
  input: z.strictObject({
    ...listFields(['time'], '-time'),
    /** A login id or an e-mail, whole. */
    who: line(254).default(''),
    action: line(100).default(''),
    subject: line(100).default(''),
    subjectId: line(200).default(''),
    from: day,
    to: day,
  }),
  output: listOf(entry).extend({
    /** What was ever changed, and how: what to choose from. */
    subjects: z.array(z.string()),
    actions: z.array(z.string()),
  }),
  example: {
    input: { subject: 'product', subjectId: '601' },
    output: {
      rows: [
        {
          auditId: 88,
          happenedAt: '2026-11-20T09:30:00.000Z',
          custId: 1043,
          firstName: 'Bilal',
          loginId: 'bilal@example.org',
          action: 'save',
          subject: 'product',
          subjectId: '601',
          before: { unitPrice: 120 },
          after: { unitPrice: 135 },
        },
      ],
      total: 1,
      subjects: ['product'],
      actions: ['save'],
    },
  },
  failures: {},
})

export const auditCalls = [findAudit] as const
