import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { mayDo } from '../../lib/permissions.ts'
import type { Caller } from '../../lib/shop.server.ts'
import { guestsAlike, mainContactOf } from './main-contact.server.ts'

/** The keys that find all data of one person. */
export type Whose = {
  contactId: number
  custId: number | null
  /** Null if it is an unproven e-mail: others may have typed the same, so it does not identify the person. */
  loginId: string | null
  contactIds: number[]
  orderIds: number[]
  openOrders: string[]
  reviewIds: number[]
  roles: string[]
  /** Their mailboxes (in lower case): proven by their account, or those of a guest. */
  emails: string[]
  /** Mailboxes and phone numbers that they have typed and no one else has; these need not be proven. */
  typedEmails: string[]
  phones: string[]
}

/**
 * The contacts of a person with main contact `me` and account `mine`: those of the account's orders and of its proven
 * mailbox, or of a guest.
 */
const theirContacts: SQL = sql`
  select me.contact_id
  union select o.contact_id from orders o where o.cust_id = mine.cust_id
  union select c.contact_id from contacts c where lower(c.email) = lower(mine.proven_email) and c.email <> ''
    and not exists (select 1 from customers other where other.contact_id = c.contact_id and other.cust_id <> mine.cust_id)
    and not exists (select 1 from orders o where o.contact_id = c.contact_id and o.cust_id <> mine.cust_id)
  union select alike.contact_id from ${guestsAlike('me')} alike where mine.cust_id is null`

/**
 * Finds the person that a contact belongs to, and their data; undefined if there is none, or they were erased. `lock`: locks
 * their account and contacts until the transaction ends.
 */
export async function findWhose(
  database: Database,
  contactId: number,
  { lock = false }: { lock?: boolean } = {},
): Promise<Whose | undefined> {
  if (lock)
    await database.execute(sql`select 1 from customers where contact_id = (
      select ${mainContactOf('c')} from contacts c where c.contact_id = ${contactId}) for update`)
  const { rows } = await database.execute<Whose>(sql`
    with me as (
      select m.* from contacts c join contacts m on m.contact_id = ${mainContactOf('c')} where c.contact_id = ${contactId}
    ), person as (
      select me.*, mine.cust_id, mine.login_id, mine.proven_email from me
      left join customers mine on mine.contact_id = me.contact_id
      where mine.closed_at is null and (mine.cust_id is not null or me.email <> '' or me.phone1 <> '')
    ), theirs as (
      select their.contact_id from me join person using (contact_id)
      left join customers mine on mine.contact_id = me.contact_id cross join lateral (${theirContacts}) their
    ), mailboxes as (
      select distinct lower(c.email) as email from contacts c join theirs using (contact_id) where c.email <> ''
        and not exists (select 1 from contacts other where lower(other.email) = lower(c.email)
          and other.contact_id not in (select contact_id from theirs))
    ), placed as (
      select o.order_id, o.order_num, o.order_status from orders o join theirs using (contact_id)
    )
    select person.contact_id as "contactId", person.cust_id as "custId",
      case when person.login_id not like '%@%' or lower(person.login_id) = lower(person.proven_email)
        then person.login_id end as "loginId",
      array(select contact_id from theirs order by 1) as "contactIds",
      array(select order_id from placed order by 1) as "orderIds",
      array(select order_num from placed where order_status not in ('CLOSED', 'REJECTED') order by order_id) as "openOrders",
      array(select review_id from reviews r where r.cust_id = person.cust_id order by 1) as "reviewIds",
      array(select distinct role from staff_roles s where s.cust_id = person.cust_id order by 1) as roles,
      array(select email from mailboxes where person.cust_id is null
        union select lower(person.proven_email) where person.proven_email <> '') as emails,
      array(select email from mailboxes) as "typedEmails",
      array(select distinct phone from contacts c join theirs using (contact_id), unnest(array[phone1, phone2]) phone
        where phone <> '' and not exists (select 1 from contacts other where other.phone1 = phone
          and other.contact_id not in (select contact_id from theirs))) as phones
    from person`)
  const [found] = rows
  if (found && lock)
    await database.execute(sql`select 1 from contacts where contact_id = any(${sql.param(`{${found.contactIds}}`)}::int[])
      order by contact_id for update`)
  return found
}

/** True if the person is other staff, whose account only people with the permission `staff` may look into. */
export const isStaffOfOthers = (whose: Whose, caller: Caller): boolean =>
  whose.roles.length > 0 && whose.custId !== caller.custId && !mayDo(caller.roles, 'staff')

/** The main contact of an account. */
export async function contactOf(database: Database, custId: number): Promise<number> {
  const { rows } = await database.execute<{ contactId: number }>(
    sql`select contact_id as "contactId" from customers where cust_id = ${custId}`,
  )
  return rows[0]?.contactId ?? 0
}
