import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { hasProven } from '../../customers/has-proven.server.ts'
import { lockAccount } from '../../customers/lock-account.server.ts'
import { MOST_ALERTS } from './alerts.contract.ts'
import { stockAlerts } from './alerts.tables.server.ts'

/** `custId`: the account that asked with its own address; null for an address that was typed. */
type NewAlert = { productId: number; email: string; custId: number | null; askedAt: Date }

/**
 * Adds an alert unless the address waits for the product already. Returns false if the person waits for the most products. An
 * account takes over what its owner asked for as a guest, if it has proven the address.
 */
export async function addAlert(database: Database, alert: NewAlert): Promise<boolean> {
  const { productId, email, custId, askedAt } = alert
  const mailbox = email.toLowerCase()
  if (custId !== null) await lockAccount(database, custId)
  // Those who ask with one address at the same time wait for each other: together they stay within the most.
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`stock alerts ${mailbox}`}, 0))`)
  const isTheirs = eq(sql`lower(${stockAlerts.email})`, mailbox)
  const others = await database.$count(
    stockAlerts,
    and(
      ne(stockAlerts.productId, productId),
      custId === null ? isTheirs : or(isTheirs, eq(stockAlerts.custId, custId)),
    ),
  )
  if (others >= MOST_ALERTS) return false
  const isProven = custId !== null && (await hasProven(database, custId, email))
  await database.execute(sql`insert into ${stockAlerts} (product_id, email, cust_id, asked_at)
    values (${productId}, ${email}, ${custId}, ${askedAt}) on conflict (product_id, lower(email))
    do update set cust_id = coalesce(stock_alerts.cust_id, ${isProven ? custId : null}::int)`)
  return true
}
