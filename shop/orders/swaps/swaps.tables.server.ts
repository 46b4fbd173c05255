import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { products } from '../../catalogue/catalogue.tables.server.ts'
import { customers } from '../../customers/customers.tables.server.ts'
import { minorUnits, moment, writtenAt } from '../../lib/columns.server.ts'
import { orderItems, orders } from '../orders.tables.server.ts'

/**
 * Questions to customers: may this product replace that line? `steps` of `quantityStep` thousandths of the offered
 * product's unit, which the order holds while the offer is `OPEN`; it costs at most `lineCap`. Amounts in minor units. A line has one open offer. Visible to anyone with the order's link.
 */
export const substitutionOffers = pgTable(
  'substitution_offers',
  {
    offerId: integer().primaryKey().generatedByDefaultAsIdentity(),
    orderId: integer()
      .notNull()
      .references(() => orders.orderId),
    orderItemId: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderItems.orderItemId),
    productId: integer()
      .notNull()
      .references(() => products.productId, { onDelete: 'cascade' }),
    steps: integer().notNull(),
    quantityStep: integer().notNull(),
    /** Its price when it was offered, within the cap; of weighed goods about that. */
    linePrice: minorUnits().notNull(),
    lineCap: minorUnits().notNull(),
    state: text().notNull().default('OPEN'),
    /** An answer after this moment no longer counts. */
    answerBy: moment().notNull(),
    offeredAt: writtenAt(),
    /** The staff member who asked. */
    offeredBy: integer().references(() => customers.custId),
    endedAt: moment(),
  },
  table => [
    check(
      'substitution_offers_state',
      sql`${table.state} in ('OPEN', 'ACCEPTED', 'DECLINED', 'EXPIRED', 'WITHDRAWN')
        and (${table.state} = 'OPEN') = (${table.endedAt} is null)`,
    ),
    check('substitution_offers_amount', sql`${table.steps} > 0 and ${table.lineCap} >= 0`),
    uniqueIndex('substitution_offers_open').on(table.orderItemId).where(sql`${table.state} = 'OPEN'`),
    index('substitution_offers_due').on(table.answerBy).where(sql`${table.state} = 'OPEN'`),
    index().on(table.orderId),
  ],
)

/** The wish that an account made last for a product: the next order proposes it. */
export const substitutionChoices = pgTable(
  'substitution_choices',
  {
    custId: integer()
      .notNull()
      .references(() => customers.custId),
    productId: integer()
      .notNull()
      .references(() => products.productId, { onDelete: 'cascade' }),
    substitution: text().notNull(),
    substituteProductId: integer().references(() => products.productId, { onDelete: 'cascade' }),
    chosenAt: writtenAt(),
  },
  table => [
    primaryKey({ columns: [table.custId, table.productId] }),
    check(
      'substitution_choices_wish',
      sql`${table.substitution} in ('BEST MATCH', 'SPECIFIC', 'ASK', 'NONE')
        and (${table.substitution} = 'SPECIFIC') = (${table.substituteProductId} is not null)`,
    ),
  ],
)
