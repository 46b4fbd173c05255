import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createInternalAdapter } from 'better-auth/db'
import type { Database } from '../../../database/pool.ts'
import { credentials, sessions, verifications } from './sign-in.tables.server.ts'

const options = {
  advanced: { database: { generateId: 'serial' as const } },
  verification: { storeIdentifier: 'hashed' as const },
}
const silent = () => {}
const logger = {
  level: 'error' as const,
  debug: silent,
  info: silent,
  success: silent,
  warn: silent,
  error: silent,
}

/**
 * Better Auth's store of credentials, sessions and one-time links on the running transaction, so that an account, its
 * contact and the message about it are written together or not at all. Tokens are passed to it as hashes.
 */
export function authOn(database: Database) {
  const schema = { account: credentials, session: sessions, verification: verifications }
  const adapter = drizzleAdapter(database, { provider: 'pg', schema })(options)
  return createInternalAdapter(adapter, { options, logger, hooks: [], generateId: () => false })
}
