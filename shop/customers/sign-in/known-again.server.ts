import { type SQL, sql } from 'drizzle-orm'
import { contactName } from '../customers.tables.server.ts'

const columns = (table: string) => {
  const column = (name: string) => sql.raw(`${table}.${name}`)
  return { firstName: column('first_name'), lastName: column('last_name') }
}

/**
 * Selects the contacts (`contact_id`) that probably belong to the same person without an account: the same name with the
 * same e-mail or phone number. Both are only typed: this informs staff and grants no access. `table` is the alias of a row
 * of `contacts` in the statement.
 */
export const knownAgain = (table: string): SQL => {
  const mine = sql.raw(table)
  return sql`(select again.contact_id from contacts again where again.contact_id in (
      select mail.contact_id from contacts mail where lower(mail.email) = lower(${mine}.email) and ${mine}.email <> ''
      union select called.contact_id from contacts called where called.phone1 = ${mine}.phone1 and ${mine}.phone1 <> '')
    and ${contactName(columns('again'))} = ${contactName(columns(table))})`
}

/** True if a person is served first, by the contact of an order and the account it belongs to, if there is one. */
export const isPriority = (contact: string, account: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from contacts first where first.priority_since is not null and (
    first.contact_id = ${sql.raw(contact)}.contact_id
    or first.contact_id = (select owner.contact_id from customers owner where owner.cust_id = ${account})
    or (${contactName(columns('first'))} = ${contactName(columns(contact))} and (
      (lower(first.email) = lower(${sql.raw(contact)}.email) and first.email <> '')
      or (first.phone1 = ${sql.raw(contact)}.phone1 and first.phone1 <> '')))))`
