import { sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import type { Limit } from '../lib/limits.server.ts'
import { asCode } from './code.rules.ts'

/**
 * Enough for people who mistype, too few for anyone who tries addresses out: by look-ups, or by orders that name a
 * representative.
 */
export const lookUpsFromAddress: Limit = { name: 'referrer', most: 60, seconds: 3600 }

/** An approved representative, with the data that reveals a self-referral. */
export type Referrer = {
  custId: number
  code: string
  basisPoints: number
  firstName: string
  email: string
  provenEmail: string | null
  phone1: string
}

/**
 * Finds the representative with a code or a verified mailbox, in any spelling; undefined if they are not, or no longer,
 * approved.
 */
export async function findReferrer(database: Database, typed: string): Promise<Referrer | undefined> {
  const words = typed.trim()
  const meant = words.includes('@')
    ? sql`lower(c.proven_email) = lower(${words})`
    : sql`lower(r.code) = lower(${asCode(words)})`
  const { rows } = await database.execute<Referrer>(sql`
    select r.cust_id as "custId", r.code, r.basis_points as "basisPoints", p.first_name as "firstName", p.email,
      c.proven_email as "provenEmail", p.phone1
    from representatives r join customers c on c.cust_id = r.cust_id join contacts p on p.contact_id = c.contact_id
    where r.ended_at is null and c.closed_at is null and ${meant} order by r.cust_id limit 1`)
  return rows[0]
}

const digits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9)

/**
 * True if the customer is the representative: by account, e-mail or phone number. Representatives earn nothing from their
 * own orders.
 */
export const isOwnReferral = (
  { custId, email, provenEmail, phone1 }: Referrer,
  buyer: { custId: number | undefined; email: string; phone1: string },
): boolean =>
  buyer.custId === custId ||
  [email, provenEmail].some(theirs => theirs && buyer.email.toLowerCase() === theirs.toLowerCase()) ||
  (digits(phone1).length >= 7 && digits(buyer.phone1) === digits(phone1))
