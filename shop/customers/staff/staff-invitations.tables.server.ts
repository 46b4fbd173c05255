import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment, writtenAt } from '../../lib/columns.server.ts'
import { branches } from '../../settings/settings.tables.server.ts'
import { customers } from '../customers.tables.server.ts'

/** Invitations of staff who have not joined yet, at most one per mailbox. The link works while the row exists. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    invitationId: integer().primaryKey().generatedByDefaultAsIdentity(),
    email: text().notNull(),
    role: text().notNull(),
    /** Null: for all branches. */
    branchId: integer().references(() => branches.branchId),
    invitedBy: integer()
      .notNull()
      .references(() => customers.custId),
    invitedAt: writtenAt(),
    expiresAt: moment().notNull(),
  },
  table => [uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`)],
)
