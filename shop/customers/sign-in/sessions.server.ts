import { createHash, randomBytes } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { BranchRole } from '../../lib/permissions.ts'
import type { Caller } from '../../lib/shop.server.ts'
import { sessions } from './sign-in.tables.server.ts'

/** A session ends this long after it began, however much it is used. */
export const SESSION_DAYS = 30
const DAYS = `${SESSION_DAYS} days`

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** The idle time after which a session ends, in minutes: the setting `sessionMinutes` (60), and 30 if that is 0. */
const idleMinutes = sql`coalesce(nullif((select value::int from settings where name = 'sessionMinutes'), 0),
  case when exists (select 1 from settings where name = 'sessionMinutes') then 30 else 60 end)`

/** Begins a session and returns its token (256 random bits), stored only as a hash. Deletes expired sessions. */
export async function beginSession(database: Database, custId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await database.delete(sessions).where(lt(sessions.expiresAt, now))
  const { rows } = await database.execute<{ minutes: number }>(sql`select ${idleMinutes} as minutes`)
  const expiresAt = new Date(now.getTime() + (rows[0]?.minutes ?? 60) * 60_000)
  await database
    .insert(sessions)
    .values({ token: hashOf(token), userId: custId, expiresAt, createdAt: now, updatedAt: now })
  await database.execute(sql`update customers set last_seen_at = ${now} where cust_id = ${custId}
    and exists (select 1 from staff_roles r where r.cust_id = customers.cust_id)`)
  return token
}

/** True if roles need a second factor: the setting `requireTwoFactor`. */
const isFactorRequired = sql`exists (select 1 from settings where name = 'requireTwoFactor' and value = 'true')`

/**
 * Returns the account of the token: one statement finds the session, extends it (at most once a minute, at most to 30 days
 * after its begin), and reads the account. Undefined if it has expired, or the account is closed. For staff, the account
 * stores the same time. If the shop requires a second factor, staff roles of an account without one are ignored. Roles at a closed
 * branch are, too.
 */
export async function findCaller(
  database: Database,
  token: string,
  now: Date,
  /** True if this counts as a use, which extends the session. */
  uses = true,
): Promise<Caller | undefined> {
  const { rows } = await database.execute<{
    id: number
    cust_id: number
    login_id: string
    first_name: string
    roles: string[]
    branch_roles: BranchRole[]
    is_held_back: boolean
  }>(sql`
    with found as (
      select s.id, s.created_at, s.updated_at, c.cust_id, c.login_id, p.first_name, c.representative_since,
        array(select role from staff_roles r where r.cust_id = c.cust_id and r.branch_id is null) as staff_roles,
        (select coalesce(jsonb_agg(jsonb_build_object('role', r.role, 'branchId', r.branch_id)), '[]')
          from staff_roles r join branches b using (branch_id) where r.cust_id = c.cust_id and b.active_flag) as branch_roles,
        ${isFactorRequired} and not exists (
          select 1 from second_factors f where f.cust_id = c.cust_id and f.confirmed_at is not null
        ) as is_held_back
      from sessions s join customers c on c.cust_id = s.user_id join contacts p on p.contact_id = c.contact_id
      where s.token = ${hashOf(token)} and s.expires_at > ${now} and c.closed_at is null
        and s.created_at > ${now}::timestamptz - ${DAYS}::interval
    ), used as (
      update sessions s set updated_at = ${now},
        expires_at = least(found.created_at + ${DAYS}::interval, ${now}::timestamptz + make_interval(mins => ${idleMinutes}))
      from found where ${uses} and s.id = found.id and found.updated_at < ${now}::timestamptz - interval '1 minute'
      returning s.user_id
    ), seen as (
      update customers c set last_seen_at = ${now} from used join found on found.cust_id = used.user_id
      where c.cust_id = used.user_id and (cardinality(found.staff_roles) > 0 or found.branch_roles <> '[]')
    )
    select id, cust_id, login_id, first_name,
      is_held_back and (cardinality(staff_roles) > 0 or branch_roles <> '[]') as is_held_back,
      case when is_held_back then '[]'::jsonb else branch_roles end as branch_roles,
      case when is_held_back then '{}'::text[] else staff_roles end
        || case when representative_since is null then '{}'::text[] else '{representative}'::text[] end as roles
    from found`)
  const [row] = rows
  if (!row) return undefined
  const { id, cust_id, login_id, first_name, roles, branch_roles, is_held_back } = row
  return {
    sessionId: id,
    custId: cust_id,
    loginId: login_id,
    firstName: first_name,
    roles,
    branchRoles: branch_roles,
    needsSecondFactor: is_held_back,
  }
}

/** Ends the caller's session. */
export async function endSession(database: Database, { sessionId }: Caller): Promise<void> {
  await database.delete(sessions).where(sql`${sessions.id} = ${sessionId}`)
}

/** Ends all other sessions of the caller's account. */
export async function endOtherSessions(database: Database, { custId, sessionId }: Caller): Promise<void> {
  await database
    .delete(sessions)
    .where(sql`${sessions.userId} = ${custId} and ${sessions.id} <> ${sessionId}`)
}

/** Ends all sessions of an account. */
export async function endSessions(database: Database, custId: number): Promise<void> {
  await database.delete(sessions).where(eq(sessions.userId, custId))
}
