import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { auditText } from './staff/audit.tables.server.ts'

/** The person whose data is erased, by its keys: see `findPerson`. */
export type Forgotten = { contactIds: readonly number[]; custId: number | null; emails: readonly string[] }

/** Writes a list of values as a PostgreSQL array. */
export const listed = (values: readonly (number | string)[], type: 'int' | 'text'): SQL =>
  sql`${sql.param(`{${values.map(value => JSON.stringify(String(value))).join(',')}}`)}::${sql.raw(type)}[]`

/** A login id that cannot be chosen, because it contains a character that none may have. */
const erasedLogin = (custId: number) => `erased:${custId}`

/**
 * Empties the contacts of a person and closes the account, in the running transaction. The account's row stays under its
 * number, because orders and the audit refer to it; its credentials and names are deleted.
 */
export async function forgetAccount(
  database: Database,
  { contactIds, custId, emails }: Forgotten,
  { name, now }: { name: string; now: Date },
): Promise<void> {
  const contacts = listed(contactIds, 'int')
  const mailboxes = listed(emails, 'text')
  await database.execute(sql`update contacts set first_name = ${name}, last_name = '', email = '', phone1 = '',
    phone2 = null, priority_since = null where contact_id = any(${contacts})`)
  await database.execute(sql`delete from addresses where contact_id = any(${contacts})`)
  await database.execute(sql`delete from customer_notes where contact_id = any(${contacts})`)
  await database.execute(sql`delete from staff_invitations where lower(email) = any(${mailboxes})
    or invited_by = ${custId}`)
  await database.execute(sql`delete from verifications where (value::jsonb ->> 'custId')::int = ${custId}
    or lower(value::jsonb ->> 'email') = any(${mailboxes})`)
  if (custId === null) return
  for (const table of ['credentials', 'sessions'])
    await database.execute(sql`delete from ${sql.identifier(table)} where user_id = ${custId}`)
  await database.execute(sql`delete from second_factors where cust_id = ${custId}`)
  await database.execute(sql`delete from customer_pictures where cust_id = ${custId}`)
  await database.execute(sql`update customers set login_id = ${erasedLogin(custId)}, cust_name = null,
    profession = default, business_flag = default, best_way = default, best_time = default,
    send_sms_flag = default, send_email_flag = default, representative_asked_at = null,
    representative_since = null, proven_email = null, email_proven_at = null, last_seen_at = null,
    closed_at = ${now} where cust_id = ${custId}`)
}

/** The person whose entries are searched in the audit. */
export type Audited = {
  custId: number | null
  contactIds: readonly number[]
  orderIds: readonly number[]
  reviewIds: readonly number[]
  /** Messages to or about the person. */
  messageIds: readonly number[]
  /** Mailboxes that certainly belong to the person; one that was only typed must not empty entries about others. */
  emails: readonly string[]
  loginId: string | null
}

/** The entries about a person. */
export const isAboutPerson = ({
  custId,
  contactIds,
  orderIds,
  reviewIds,
  messageIds,
}: Pick<Audited, 'custId' | 'contactIds' | 'orderIds' | 'reviewIds' | 'messageIds'>): SQL =>
  sql`((subject in ('customer', 'staff', 'representative') and subject_id = ${String(custId)})
    or (subject = 'contact' and subject_id = any(${listed(contactIds, 'text')}))
    or (subject = 'message' and subject_id = any(${listed(messageIds, 'text')}))
    or (subject = 'review' and subject_id = any(${listed(reviewIds, 'text')}))
    or (subject = 'order' and subject_id = any(${listed(orderIds, 'text')})))`

/** The fields of entries that hold the login id of an account. */
const loginFields = ['account', 'login', 'loginId', 'updatedByLogin']

/** True if an entry contains this value anywhere, ignoring case. */
const isIn = (column: 'before' | 'after', value: string) =>
  sql`jsonb_path_exists(lower(${sql.identifier(column)}::text)::jsonb, '$.** ? (@ == $value)',
    jsonb_build_object('value', lower(${value})))`

/**
 * Removes a person's texts from the audit, in the running transaction: that something changed, when and by which account
 * stays, for orders also what changed. An entry about anything else with one of the mailboxes as a value loses its texts,
 * and fields with the login id are removed.
 */
export async function forgetInAudit(database: Database, about: Audited): Promise<void> {
  const { emails, loginId } = about
  const without = (column: 'before' | 'after', fields: readonly string[]) => {
    const named = sql.identifier(column)
    const list = listed(fields, 'text')
    return sql`case when jsonb_typeof(${named}) = 'object' then ${named} - ${list} end`
  }
  const words = ['phone', 'note', 'reason']
  const ofOrder = (column: 'before' | 'after') =>
    sql`${sql.identifier(column)} = case when subject = 'order' then ${without(column, words)} end`
  await database.execute(
    sql`update audit_entries set ${ofOrder('before')}, ${ofOrder('after')} where ${isAboutPerson(about)}`,
  )
  for (const email of emails)
    await database.execute(sql`update audit_entries set "before" = null, "after" = null where subject <> 'settings'
      and ${auditText} ilike ${alike(email)} and (${isIn('before', email)} or ${isIn('after', email)})`)
  if (loginId === null) return
  for (const field of loginFields) {
    const isTheirs = (column: 'before' | 'after') =>
      sql`lower(${sql.identifier(column)} ->> ${field}::text) = lower(${loginId})`
    await database.execute(sql`update audit_entries set "before" = ${without('before', [field])},
      "after" = ${without('after', [field])}
      where ${auditText} ilike ${alike(loginId)} and (${isTheirs('before')} or ${isTheirs('after')})`)
  }
}

/** Encodes a text as in JSON, with the wildcards of `like` escaped. */
const alike = (words: string) =>
  `%${JSON.stringify(words)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
