import { type SQL, sql } from 'drizzle-orm'
import { standingOrders } from './standing.tables.server.ts'

/** The condition for the days of a customer's standing orders. */
export const standingDaysOf = (custId: number | null): SQL =>
  sql`standing_id in (select ${standingOrders.standingId} from ${standingOrders} where ${standingOrders.custId} = ${custId})`
