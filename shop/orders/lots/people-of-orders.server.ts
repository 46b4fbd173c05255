import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { contacts } from '../../customers/customers.tables.server.ts'
import type { Branches } from '../../lib/permissions.ts'
import { nameOfBranch } from '../../settings/branches/name-of-branch.server.ts'
import { ofBranches } from '../../settings/branches/of-branches.server.ts'
import { orders } from '../orders.tables.server.ts'

/** The condition that a column names an order of one of some branches, in a statement of another capability. */
export const isOrderOf = (orderId: SQLWrapper, branches: Branches): SQL =>
  branches === 'all'
    ? sql`true`
    : sql`exists (select from orders o where o.order_id = ${orderId} and ${ofBranches(sql`o.branch_id`, branches)})`

/** Reads orders with the names, phone numbers and e-mail addresses of their customers, by their ids. */
export async function readPeopleOfOrders(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return new Map<number, never>()
  const rows = await database
    .select({
      ...{ orderId: orders.orderId, orderNum: orders.orderNum, orderStatus: orders.orderStatus },
      ...{ createDate: orders.createDate, branchId: orders.branchId, exponent: orders.exponent },
      branchName: nameOfBranch(orders.branchId),
      ...{ firstName: contacts.firstName, lastName: contacts.lastName },
      ...{ phone: contacts.phone1, email: contacts.email },
    })
    .from(orders)
    .innerJoin(contacts, eq(contacts.contactId, orders.contactId))
    .where(inArray(orders.orderId, [...orderIds]))
  return new Map(rows.map(row => [row.orderId, row]))
}
