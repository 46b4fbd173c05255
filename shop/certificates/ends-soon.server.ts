import { sql } from 'drizzle-orm'
import { todayAtMainBranch } from '../settings/branches/main-branch.server.ts'
import { WARNED_AT } from './certificates.rules.ts'
import { holdsOn } from './find-claims.server.ts'

/** The certificates that hold today and end within 60 days, as a statement counts them. */
export const endingSoon = sql`certificates cross join (select ${todayAtMainBranch} as today) now
  where ${holdsOn(sql`today`)} and expires_on <= today + ${sql.raw(String(WARNED_AT[0]))}`
