import { inArray, type SQL } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Tidying } from '../../lib/tidying.ts'
import { stockAlerts } from './alerts.tables.server.ts'

/** Deletes the alerts of a person who is erased; `theirs` is the condition on their rows. */
export const forgetAlerts = (database: Database, theirs: SQL) => database.delete(stockAlerts).where(theirs)

/** Deletes the alerts about products that are deleted. */
export const forgetAlertsAbout = (database: Database, productIds: readonly number[]) =>
  database.delete(stockAlerts).where(inArray(stockAlerts.productId, [...productIds]))

/** Forgets alerts after half a year: their people no longer expect a mail. */
export const alertsTidying: Tidying = { stock_alerts: "asked_at < now() - interval '180 days'" }
