import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import { contacts, customers } from '../../customers/customers.tables.server.ts'
import { orderItems } from '../orders.tables.server.ts'
import { pickingClaims } from './claims.tables.server.ts'
import type { PickedItem } from './picking.contract.ts'

type Asker = { custId: number; now: Date }
type Claim = NonNullable<PickedItem['claim']>

/** True in SQL if something is left to do for a line: it is to be picked or weighed. */
const isLeft = sql`(${orderItems.itemStatus} = 'NEW' or ${orderItems.weighed} and ${orderItems.finalWeight} is null
  and ${orderItems.itemStatus} in ('PICKED', 'PACKED'))`

/**
 * Reads the claims on lines that still count, by line, as this picker sees them. The claim of another picker ends with the result of
 * the line, so that a packer goes on at once; their own done lines stay in sight until they put them away.
 */
export async function readClaims(
  database: Database,
  of: { orderIds: readonly number[] } | { orderItemIds: readonly number[] },
  { custId, now }: Asker,
): Promise<Map<number, Claim>> {
  const lines =
    'orderIds' in of
      ? sql`${orderItems.orderId} = any(${sql.param(of.orderIds)}::int[])`
      : sql`${orderItems.orderItemId} = any(${sql.param(of.orderItemIds)}::bigint[])`
  const found = await database
    .select({ claim: pickingClaims, firstName: contacts.firstName, lastName: contacts.lastName })
    .from(orderItems)
    .innerJoin(pickingClaims, eq(pickingClaims.orderItemId, orderItems.orderItemId))
    .innerJoin(customers, eq(customers.custId, pickingClaims.custId))
    .innerJoin(contacts, eq(contacts.contactId, customers.contactId))
    .where(
      sql`${lines} and ${pickingClaims.claimedUntil} > ${now} and (${pickingClaims.custId} = ${custId} or ${isLeft})`,
    )
  return new Map(
    found.map(({ claim, firstName, lastName }) => [
      claim.orderItemId,
      {
        name: `${firstName} ${lastName}`.trim(),
        isMine: claim.custId === custId,
        until: claim.claimedUntil.toISOString(),
      },
    ]),
  )
}
