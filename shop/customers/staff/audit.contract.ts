import { z } from 'zod'
import { defineCall } from '../../lib/call.ts'
import { line } from '../../lib/fields.ts'
import { listFields, listOf } from '../../lib/list-fields.ts'

/** A day by the shop's clock, such as 2026-11-21; empty for any. */
const day = z.union([z.literal(''), z.iso.date()]).default('')

const entry = z.object({
  auditId: z.int(),
  happenedAt: z.string(),
  custId: z.int(),
  /** The person who did it; null if the account no longer exists. */
  firstName: z.string().nullable(),
  loginId: z.string().nullable(),
  action: z.string(),
  subject: z.string(),
  subjectId: z.string(),
  before: z.unknown(),
  after: z.unknown(),
})

/** A change as the audit returns it. */
export type AuditRow = z.output<typeof entry>

export const findAudit = defineCall({
  does: 'Lists changes by staff, latest first. Filters: person, subject, days, and words in the old or new values. Counts up to 2,000.',
  method: 'GET',
  path: '/audit/find',
  who: 'staff: audit',
  input: z.strictObject({
    ...listFields(['time'], '-time'),
    /** A complete login id or e-mail. */
    who: line(254).default(''),
    action: line(100).default(''),
    subject: line(100).default(''),
    subjectId: line(200).default(''),
    from: day,
    to: day,
  }),
  output: listOf(entry).extend({
    /** All subjects and actions in the audit, to choose from. */
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
