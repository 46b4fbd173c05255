import { bigint, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { customers } from '../../customers/customers.tables.server.ts'
import { moment } from '../../lib/columns.server.ts'
import { orderItems } from '../orders.tables.server.ts'

/** The lines that a picker has taken, so that nobody else picks them: each until a moment, then anyone may take it. Visible to staff. */
export const pickingClaims = pgTable(
  'picking_claims',
  {
    orderItemId: bigint({ mode: 'number' })
      .primaryKey()
      .references(() => orderItems.orderItemId),
    /** The picker. */
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    claimedUntil: moment().notNull(),
  },
  table => [index().on(table.custId)],
)
