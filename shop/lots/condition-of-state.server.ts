import { type SQL, sql } from 'drizzle-orm'
import { ENDING_DAYS, type LotState } from './lot-causes.ts'
import { lots } from './lots.tables.server.ts'

const { blockedAt, onHand, expiresOn } = lots

/** The condition of each state of a lot on a day of the shop, as `stateOf` has it. */
export function conditionOfState(state: LotState, today: string): SQL {
  const day = sql`${today}::date`
  const left = sql`${blockedAt} is null and ${onHand} > 0`
  const states: Record<LotState, SQL> = {
    BLOCKED: sql`${blockedAt} is not null`,
    EMPTY: sql`(${blockedAt} is null and ${onHand} = 0)`,
    EXPIRED: sql`(${left} and ${expiresOn} < ${day})`,
    ENDING: sql`(${left} and ${expiresOn} between ${day} and ${day} + ${sql.raw(String(ENDING_DAYS))})`,
    FIT: sql`(${left} and (${expiresOn} is null or ${expiresOn} > ${day} + ${sql.raw(String(ENDING_DAYS))}))`,
  }
  return states[state]
}
