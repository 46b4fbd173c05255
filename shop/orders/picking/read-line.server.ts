import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Branches } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { type Editable, readEditable } from '../desk/plan-edit.server.ts'
import { orderItems } from '../orders.tables.server.ts'
import { pickingClaims } from './claims.tables.server.ts'
import { readClaims } from './read-claims.server.ts'

type Line = {
  found: Editable
  item: EditableItem
  claim: typeof pickingClaims.$inferSelect | null
}

/** Reads a line with its order, of these branches, and locks the order until the running transaction ends. */
export async function readLine(
  database: Database,
  orderItemId: number,
  branches: Branches,
): Promise<Line | undefined> {
  const [line] = await database
    .select({ orderId: orderItems.orderId, claim: pickingClaims })
    .from(orderItems)
    .leftJoin(pickingClaims, eq(pickingClaims.orderItemId, orderItems.orderItemId))
    .where(eq(orderItems.orderItemId, orderItemId))
  const found = line && (await readEditable(database, line.orderId, { lock: true, branches }))
  const item = found?.items.find(one => one.orderItemId === orderItemId)
  return found && item && { found, item, claim: line.claim }
}

/** Returns the claim of another picker on a line; undefined if there is none that still counts. */
export async function claimOfOther({ item, claim }: Line, { database, caller, clock }: SignedInShop) {
  const { custId } = caller
  if (!claim || claim.custId === custId) return undefined
  const { orderItemId } = item
  return (await readClaims(database, { orderItemIds: [orderItemId] }, { custId, now: clock() })).get(
    orderItemId,
  )
}
