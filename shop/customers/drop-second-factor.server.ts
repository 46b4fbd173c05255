import { inArray } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { findAccounts } from './find-accounts.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'
import { endSessions } from './sessions.server.ts'
import { writeAudit } from './write-audit.server.ts'

/** Switches the second factors of some accounts off and ends their sessions; answers which of them had one. */
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
 * Does so for the accounts that a login id or an e-mail means, by who sits at the machine. The audit has a row of it in
 * the name of the account itself.
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
