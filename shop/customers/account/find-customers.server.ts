import { sql } from 'drizzle-orm'
import { handle } from '../../lib/handler.server.ts'
import { mayDo } from '../../lib/permissions.ts'
import { m } from '../../messages/m.ts'
import { findAllCustomerTypes, findProfile, searchByCustomerLogin } from '../customers.contract.ts'
import { readCustomer } from './read-customer.server.ts'

export const answerFindProfile = handle(findProfile, (_input, { database, caller }) =>
  readCustomer(database, caller.custId),
)

/** The spec has one customer type; customers who asked to become representatives keep it. */
export const answerFindAllCustomerTypes = handle(findAllCustomerTypes, async () => [
  { custType: 'C', name: m.customers_type_customer() },
])

const nobody = { custId: null, firstName: null }

/** Anyone may ask: to anyone but staff a login of another person looks like one that nobody has. */
export const answerSearchByCustomerLogin = handle(
  searchByCustomerLogin,
  async ({ loginId }, { database, caller }) => {
    const own = caller?.loginId.toLowerCase() === loginId.trim().toLowerCase()
    if (!caller || !(own || mayDo(caller.roles, 'customers'))) return nobody
    if (own) return { custId: caller.custId, firstName: caller.firstName }
    const { rows } = await database.execute<{ custId: number; firstName: string }>(sql`
      select c.cust_id as "custId", p.first_name as "firstName" from customers c
      join contacts p on p.contact_id = c.contact_id
      where lower(c.login_id) = lower(${loginId.trim()}) and c.closed_at is null
      order by c.proven_email is null, c.cust_id limit 1`)
    return rows[0] ?? nobody
  },
)
