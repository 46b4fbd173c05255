import { type SQL, sql } from 'drizzle-orm'
import { contactName } from '../../customers/customers.tables.server.ts'

/**
 * The contact that represents a person in the customer list, for any of their contacts. Each order has its own contact: it
 * counts for the account that placed it, or whose proven mailbox it names. A person without an account is listed by the
 * latest contact that is recognised as theirs. `table` is the alias of the `contacts` row.
 */
export const mainContactOf = (table: string): SQL<number> => {
  const c = sql.raw(table)
  return sql<number>`coalesce(
    (select own.contact_id from customers own where own.contact_id = ${c}.contact_id),
    (select buyer.contact_id from orders placed join customers buyer on buyer.cust_id = placed.cust_id
      where placed.contact_id = ${c}.contact_id and buyer.closed_at is null limit 1),
    (select proven.contact_id from customers proven where lower(proven.proven_email) = lower(${c}.email)),
    (select max(alike.contact_id) from ${guestsAlike(table)} alike),
    ${c}.contact_id)`
}

const nameOf = (table: string) =>
  contactName({ firstName: sql.raw(`${table}.first_name`), lastName: sql.raw(`${table}.last_name`) })

/**
 * The contacts (`contact_id`) of a person without an account: those of the same name linked by an e-mail or phone number,
 * also indirectly through further contacts. It walks over distinct pairs of e-mail and number, so a thousand orders with the
 * same details cost no more than one. `table` is the alias of the `contacts` row.
 */
export const guestsAlike = (table: string): SQL => {
  const c = sql.raw(table)
  return sql`(with recursive pairs(email, phone) as (
      select lower(${c}.email), ${c}.phone1
      union select lower(next.email), next.phone1 from pairs join contacts next on next.contact_id in (
        select mail.contact_id from contacts mail where lower(mail.email) = pairs.email and pairs.email <> ''
        union select called.contact_id from contacts called where called.phone1 = pairs.phone and pairs.phone <> '')
      where ${nameOf('next')} = ${nameOf(table)} and ${isGuest('next')}
    ) select guest.contact_id from pairs join contacts guest
      on lower(guest.email) = pairs.email and guest.phone1 = pairs.phone
      where (pairs.email <> '' or pairs.phone <> '') and ${nameOf('guest')} = ${nameOf(table)} and ${isGuest('guest')})`
}

/** True if the contact belongs to no account (erased people have none). */
export const isGuest = (table: string): SQL => {
  const c = sql.raw(table)
  return sql`(not exists (select 1 from customers own where own.contact_id = ${c}.contact_id)
    and not exists (select 1 from orders placed join customers buyer on buyer.cust_id = placed.cust_id
      where placed.contact_id = ${c}.contact_id and buyer.closed_at is null)
    and not exists (select 1 from customers proven where lower(proven.proven_email) = lower(${c}.email)))`
}
