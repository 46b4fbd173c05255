import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'

/** An account that a typed login id or e-mail may mean, with the hash of its password. */
export type Account = {
  custId: number
  loginId: string
  firstName: string
  lastName: string
  email: string
  custType: string
  proven: boolean
  password: string
}

/**
 * Returns the open accounts that a typed login id or e-mail may mean: the one that has proven the mailbox first, then the
 * oldest. Several may have the same e-mail, because registering never reveals if it is known; the password decides.
 */
export async function findAccounts(database: Database, typed: string): Promise<Account[]> {
  const name = typed.trim()
  const meant = name.includes('@')
    ? sql`c.contact_id in (select contact_id from contacts where lower(email) = lower(${name}))`
    : sql`lower(c.login_id) = lower(${name}) and c.login_id not like '%@%'`
  return select(database, meant)
}

/** Returns the open account with this id. */
export async function findAccount(database: Database, custId: number): Promise<Account | undefined> {
  return (await select(database, sql`c.cust_id = ${custId}`))[0]
}

async function select(database: Database, meant: ReturnType<typeof sql>): Promise<Account[]> {
  const { rows } = await database.execute<Account>(sql`
    select c.cust_id as "custId", c.login_id as "loginId", p.first_name as "firstName", p.last_name as "lastName",
      p.email, c.cust_type as "custType", c.proven_email is not null as proven, k.password
    from customers c join contacts p on p.contact_id = c.contact_id
    join credentials k on k.user_id = c.cust_id and k.provider_id = 'credential'
    where c.closed_at is null and ${meant}
    order by c.proven_email is null, c.cust_id limit 1000`)
  return rows
}
