import { eq } from 'drizzle-orm'
import type { Database } from '../../../database/pool.ts'
import type { Branches } from '../../lib/permissions.ts'
import type { EditableItem } from '../desk/changed-item.server.ts'
import { type Editable, readEditable } from '../desk/plan-edit.server.ts'
import { orderItems } from '../orders.tables.server.ts'

/** Reads a line with its order, of these branches, and locks the order until the running transaction ends. */
export async function readLine(
  database: Database,
  orderItemId: number,
  branches: Branches,
): Promise<{ found: Editable; item: EditableItem } | undefined> {
  const [line] = await database
    .select({ orderId: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.orderItemId, orderItemId))
  const found = line && (await readEditable(database, line.orderId, { lock: true, branches }))
  const item = found?.items.find(one => one.orderItemId === orderItemId)
  return found && item && { found, item }
}
