import { type SQL, sql } from 'drizzle-orm'
import { contactName, contactText } from '../../customers/customers.tables.server.ts'
import { isPriority } from '../../customers/sign-in/known-again.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere, listRows } from '../../lib/list-rows.server.ts'
import { contactWords } from '../../orders/desk/order-board.rules.ts'
import { orderNumberIn } from '../../orders/own/order-track.rules.ts'
import { guestsAlike, isGuest, mainContactOf } from './main-contact.server.ts'
import { findPeople, type PersonRow } from './people.contract.ts'
import type { PeopleKind } from './people-kinds.ts'

/** The number of people counted, latest first: beyond that, staff search instead of paging. */
const MOST_COUNTED = 2_000
/** The number of matching contacts examined, latest first. */
const MOST_MATCHES = 500

const named = (table: string) => ({
  firstName: sql.raw(`${table}.first_name`),
  lastName: sql.raw(`${table}.last_name`),
  email: sql.raw(`${table}.email`),
  phone1: sql.raw(`${table}.phone1`),
})

/** The people with all these words in one contact, with this customer number, or with an order of this number. */
function peopleNamed(q: string): SQL {
  const words = contactWords(q)
  const number = /^\d{1,9}$/.test(q) ? Number(q) : 0
  const having = words.map(word => sql`${contactText(named('found'))} like ${anywhere(word)}`)
  const matching = words.length
    ? sql`(select found.contact_id from contacts found where ${sql.join(having, sql` and `)}
        order by found.contact_id desc limit ${MOST_MATCHES}) union`
    : sql``
  return sql`(select ${mainContactOf('hit')} from contacts hit where hit.contact_id in (${matching}
    select placed.contact_id from orders placed where placed.order_num = ${orderNumberIn(q)}
    union select numbered.contact_id from customers numbered where numbered.cust_id = ${number}))`
}

const ofKind: Record<PeopleKind, SQL> = {
  account: sql`u.cust_id is not null`,
  guest: isGuest('c'),
  priority: sql`c.contact_id in (select ${mainContactOf('first')} from contacts first where first.priority_since is not null)`,
}

/** Leaves out erased people, who have no name or contact details any more. */
const isThere = sql`u.closed_at is null and (u.cust_id is not null or c.email <> '' or c.phone1 <> '')`

export const answerFindPeople = handle(findPeople, async (input, { database }) => {
  const { q, kind } = input
  const sorted = { since: sql`c.contact_id`, name: contactName(named('c')) }
  const { orderBy, limit, offset } = listRows(input, sorted, sql`c.contact_id`)
  const order = sql.join(orderBy, sql`, `)
  const search = q.trim()
  const wanted = [
    isThere,
    search ? sql`c.contact_id in ${peopleNamed(search)}` : sql`c.contact_id = ${mainContactOf('c')}`,
    ...(kind ? [ofKind[kind]] : []),
  ]
  const from = sql`contacts c left join customers u on u.contact_id = c.contact_id where ${sql.join(wanted, sql` and `)}`
  const [{ rows }, counted] = await Promise.all([
    database.execute<PersonRow>(sql`
      with page as (select c.contact_id from ${from} order by ${order} limit ${limit} offset ${offset})
      select c.contact_id as "contactId", u.cust_id as "custId", c.first_name as "firstName", c.last_name as "lastName",
        c.email, u.proven_email is not null as "emailProven", c.phone1, ${isPriority('c', sql`u.cust_id`)} as priority,
        to_json(c.created_at) #>> '{}' as "createdAt", had.orders, to_json(had.latest) #>> '{}' as "lastOrderAt"
      from page join contacts c using (contact_id) left join customers u on u.contact_id = c.contact_id
      cross join lateral (select count(*)::int as orders, max(o.create_date) as latest from orders o
        where ${isOrderOf('c', 'u')}) had
      order by ${order}`),
    database.execute<{ all: number }>(
      sql`select count(*)::int as all from (
        select 1 from ${from} order by c.contact_id desc limit ${MOST_COUNTED}) found`,
    ),
  ])
  const moment = (text: string | null) => (text === null ? null : new Date(text).toISOString())
  return {
    rows: rows.map(row => ({
      ...row,
      createdAt: moment(row.createdAt) as string,
      lastOrderAt: moment(row.lastOrderAt),
    })),
    total: counted.rows[0]?.all ?? 0,
  }
})

/** True if an order `o` belongs to the person with this main contact and account. */
const isOrderOf = (contact: string, account: string): SQL => {
  const u = sql.raw(account)
  return sql`o.order_id in (
  select mine.order_id from orders mine where mine.cust_id = ${u}.cust_id
  union select mine.order_id from contacts known join orders mine on mine.contact_id = known.contact_id
    where mine.cust_id is null and lower(known.email) = lower(${u}.proven_email)
  union select mine.order_id from orders mine
    where ${u}.cust_id is null and mine.cust_id is null and mine.contact_id in ${guestsAlike(contact)})`
}
