import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { writtenAt } from '../../lib/columns.server.ts'

/** The `before` and `after` of an entry as one text, for searches. */
export const auditText = sql`(coalesce("before"::text, '') || ' ' || coalesce("after"::text, ''))`

/** Every change by staff: who, when, what, before and after. Each search has an index in order of time. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    auditId: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    happenedAt: writtenAt(),
    custId: integer().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  table => [
    index('audit_entries_time').on(table.happenedAt, table.auditId),
    index('audit_entries_who').on(table.custId, table.happenedAt, table.auditId),
    index('audit_entries_action').on(table.action, table.happenedAt, table.auditId),
    index('audit_entries_subject').on(table.subject, table.happenedAt, table.auditId),
    index('audit_entries_subject_id').on(table.subjectId, table.happenedAt, table.auditId),
    index('audit_entries_text').using('gin', sql`${auditText} gin_trgm_ops`),
  ],
)
