import { sql } from 'drizzle-orm'
import { contactText } from '../../customers/customers.tables.server.ts'
import { handle } from '../../lib/handler.server.ts'
import { anywhere } from '../../lib/list-rows.server.ts'
import { toDecimal } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { phoneDigits } from './order-board.rules.ts'
import { findCallers, type KnownCaller } from './phone-order.contract.ts'

/** Fewer digits are not a phone number yet. */
const LEAST_DIGITS = 5
/** The number of recent contacts with this number that are listed by name. */
const LOOKED_AT = 100
const SHOWN = 6

type Row = Omit<KnownCaller, 'address' | 'lastOrder'> & {
  address: KnownCaller['address']
  orderNum: string | null
  createDate: string | null
  grandTotal: string | null
  exponent: number | null
}

const c = {
  firstName: sql`c.first_name`,
  lastName: sql`c.last_name`,
  email: sql`c.email`,
  phone1: sql`c.phone1`,
}

/**
 * Guests have a contact for each order: contacts with the same name and number are one person, with the details of the
 * latest order. Name and number are only typed: an account belongs to the caller if it has verified the mailbox that was
 * given with one of their orders. Customers are those of the whole shop; the last order is one of the staff's branches.
 */
export const answerFindCallers = handle(findCallers, async ({ phone }, { database, caller }) => {
  const digits = phoneDigits(phone)
  if (digits.length < LEAST_DIGITS) return []
  const { rows } = await database.execute<Row>(sql`
    with found as (
      select c.contact_id, c.first_name, c.last_name, c.email, c.phone1,
        lower(c.first_name || ' ' || c.last_name) as name, regexp_replace(c.phone1, '\\D', '', 'g') as digits
      from contacts c where ${contactText(c)} like ${anywhere(digits)}
      order by c.contact_id desc limit ${LOOKED_AT}
    ), people as (
      select distinct on (name, right(digits, 9)) * from found where digits like ${anywhere(digits)}
      order by name, right(digits, 9), exists (select 1 from orders o where o.contact_id = found.contact_id) desc, contact_id desc
    )
    select p.contact_id as "contactId", p.first_name as "firstName", p.last_name as "lastName", p.email, p.phone1,
      account.cust_id as "custId", account.proven_email as account, coalesce(brought.place, home.place) as address,
      last.order_num as "orderNum", to_json(last.create_date) #>> '{}' as "createDate",
      last.grand_total as "grandTotal", last.exponent
    from people p
    left join lateral (
      select u.cust_id, u.contact_id, u.proven_email from orders o join found f on f.contact_id = o.contact_id
      join customers u on lower(u.proven_email) = lower(f.email)
      where f.name = p.name and right(f.digits, 9) = right(p.digits, 9) and u.closed_at is null
      order by o.order_id desc limit 1
    ) account on true
    left join lateral (
      select o.order_num, o.create_date, o.grand_total, o.exponent from orders o join found f on f.contact_id = o.contact_id
      where f.name = p.name and right(f.digits, 9) = right(p.digits, 9)
        and ${ofBranches(sql`o.branch_id`, branchesWith(caller, 'orders'))}
      order by o.order_id desc limit 1
    ) last on true
    left join lateral (
      select json_build_object('address', o.address, 'city', o.city, 'stateProvince', o.state_province,
        'country', o.country, 'postalCode', o.postal_code) as place
      from orders o join found f on f.contact_id = o.contact_id
      where f.name = p.name and right(f.digits, 9) = right(p.digits, 9) and o.address is not null
      order by o.order_id desc limit 1
    ) brought on true
    left join lateral (
      select json_build_object('address', a.address1, 'city', a.city, 'stateProvince', a.state_province,
        'country', a.country, 'postalCode', a.postal_code) as place
      from addresses a where a.contact_id = account.contact_id and a.kind = 'shipping'
    ) home on true
    order by p.contact_id desc limit ${SHOWN}`)
  return rows.map(({ orderNum, createDate, grandTotal, exponent, ...person }) => ({
    ...person,
    lastOrder:
      orderNum === null || createDate === null
        ? null
        : {
            orderNum,
            createDate: new Date(createDate).toISOString(),
            grandTotal: toDecimal(Number(grandTotal), exponent ?? 2),
          },
  }))
})
