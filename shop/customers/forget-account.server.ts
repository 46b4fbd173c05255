import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/pool.ts'
import { auditText } from './audit.tables.server.ts'

/** Whose data goes, by what it hangs on: see `findPerson`. */
export type Forgotten = { contactIds: readonly number[]; custId: number | null; emails: readonly string[] }

/** A list of values as PostgreSQL has it. */
export const listed = (values: readonly (number | string)[], type: 'int' | 'text'): SQL =>
  sql`${sql.param(`{${values.map(value => JSON.stringify(String(value))).join(',')}}`)}::${sql.raw(type)}[]`

/** A login id that nobody can choose, as it has a sign that none may have. */
const erasedLogin = (custId: number) => `erased:${custId}`

/**
 * Empties the contacts of a person and closes their account, in the running transaction. The account's row stays under a
 * number, because orders and what staff did point to it; whatever could sign in as it, or name it, goes.
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
  await database.execute(sql`update customers set login_id = ${erasedLogin(custId)}, cust_name = null,
    profession = default, business_flag = default, best_way = default, best_time = default,
    send_sms_flag = default, send_email_flag = default, representative_asked_at = null,
    representative_since = null, proven_email = null, email_proven_at = null, last_seen_at = null,
    closed_at = ${now} where cust_id = ${custId}`)
}

/** Whom the audit is searched for. */
export type Audited = {
  custId: number | null
  contactIds: readonly number[]
  orderIds: readonly number[]
  reviewIds: readonly number[]
  /** Messages to or about them. */
  messageIds: readonly number[]
  /** Mailboxes that are theirs for sure; what somebody only typed must not empty entries about others. */
  emails: readonly string[]
  loginId: string | null
}

/** Entries that are about a person. */
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

/** Fields of entries in which the login id of an account stands. */
const loginFields = ['account', 'login', 'loginId', 'updatedByLogin']

/** Whether a value anywhere in an entry is this one, however it is spelt. */
const isIn = (column: 'before' | 'after', value: string) =>
  sql`jsonb_path_exists(lower(${sql.identifier(column)}::text)::jsonb, '$.** ? (@ == $value)',
    jsonb_build_object('value', lower(${value})))`

/**
 * Takes the words of a person out of the audit, in the running transaction: that something was changed, when and by whom
 * stays, of orders also what was changed. An entry about anything else that has one of their mailboxes as a value loses its
 * texts, and the fields that name their login id go.
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

/** As JSON text has it, with nothing in it that `like` takes for something else. */
const alike = (words: string) =>
  `%${JSON.stringify(words)
    .slice(1, -1)
    .replaceAll(/[\\%_]/g, sign => `\\${sign}`)}%`
