import { inArray } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { findAccounts } from '../find-accounts.server.ts'
import { endSessions } from '../sign-in/sessions.server.ts'
import { writeAudit } from '../staff/write-audit.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'

/** Switches off the second factors of some accounts and ends their sessions; returns the accounts that had one. */
export async function dropFactors(database: Database, custIds: readonly number[]): Promise<number[]> {
  if (custIds.length === 0) return []
  const dropped = await database
    .delete(secondFactors)
    .where(inArray(secondFactors.custId, [...custIds]))
    .returning({ custId: secondFactors.custId })
  for (const { custId } of dropped) await endSessions(database, custId)
  return dropped.map(({ custId }) => custId)
}

/**
 * Does the same by a command on the server, for the accounts that a login id or an e-mail means. The audit row names the
 * account itself.
 */
export async function dropSecondFactor(database: Database, login: string, now: Date) {
  const accounts = await findAccounts(database, login)
  const dropped = await dropFactors(
    database,
    accounts.map(({ custId }) => custId),
  )
  for (const custId of dropped)
    await writeAudit(
      database,
      custId,
      { action: 'reset second factor by command', subject: 'staff', subjectId: custId },
      now,
    )
  return accounts.filter(({ custId }) => dropped.includes(custId))
}
