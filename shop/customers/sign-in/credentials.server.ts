import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { credentials } from './sign-in.tables.server.ts'

const PROVIDER = 'credential'

/** Gives a new account its password. `hash` is a hash of `hashPassword`. */
export async function addPassword(database: Database, custId: number, hash: string): Promise<void> {
  await database
    .insert(credentials)
    .values({ userId: custId, accountId: String(custId), providerId: PROVIDER, password: hash })
}

/** Replaces the password of an account. `hash` is a hash of `hashPassword`. */
export async function replacePassword(
  database: Database,
  custId: number,
  hash: string,
  now: Date,
): Promise<void> {
  await database
    .update(credentials)
    .set({ password: hash, updatedAt: now })
    .where(and(eq(credentials.userId, custId), eq(credentials.providerId, PROVIDER)))
}
