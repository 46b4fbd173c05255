import { desc, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { consents } from './consents.tables.server.ts'

/** The number of latest decisions that are shown. */
const SHOWN = 20

/** The condition for the consents of an account and of orders. */
export const consentsOf = (custId: number | null, orderIds: readonly number[]) =>
  or(sql`${consents.custId} = ${custId}`, inArray(consents.orderId, [...orderIds]))

/** Returns the latest decisions of a person about messages, newest first. */
export const readConsents = (database: Database, custId: number | null, orderIds: readonly number[]) =>
  database
    .select({
      consentId: consents.consentId,
      channel: consents.channel,
      given: consents.given,
      cause: consents.cause,
      happenedAt: consents.happenedAt,
    })
    .from(consents)
    .where(consentsOf(custId, orderIds))
    .orderBy(desc(consents.consentId))
    .limit(SHOWN)
