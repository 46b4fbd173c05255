import { sql } from 'drizzle-orm'
import { todayAtMainBranch } from '../settings/branches/main-branch.server.ts'
import { WARNED_AT } from './certificates.rules.ts'

/** The certificates that hold today and end within 60 days, as a statement counts them. */
export const endingSoon = sql`certificates cross join (select ${todayAtMainBranch} as today) now
  where withdrawn_at is null and issued_on <= today and expires_on between today and today + ${sql.raw(String(WARNED_AT[0]))}`
