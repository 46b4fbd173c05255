import { rebook } from '../../availability/rebook.server.ts'
import { Failure } from '../../lib/call.ts'
import { planEdit, readEditable } from '../desk/plan-edit.server.ts'
import type { Settling } from '../settle-order.server.ts'
import { endOffers, readOpenOffers } from './offers.server.ts'

/**
 * Withdraws the open questions of an order that has not ended yet, in the running transaction, and puts back what it held for them. The
 * caller has locked the order. `movedBy`: the staff member who ends it, for the ledger of the stock.
 */
export async function withdrawOffers(
  { database, clock }: Pick<Settling, 'database' | 'clock'>,
  orderId: number,
  movedBy: number | null,
): Promise<void> {
  const open = await readOpenOffers(database, orderId)
  const endedAt = clock()
  if ((await endOffers(database, open, { state: 'WITHDRAWN', endedAt })) === 0) return
  const found = await readEditable(database, orderId, { lock: false, branches: 'all' })
  const nothing = { items: [], removed: [], added: [] }
  const plan = found && (await planEdit(database, found, nothing, { agreed: false }))
  if (!plan || plan instanceof Failure) throw new Error('The lines of an order that ends cannot be planned')
  const cause = { cause: 'EDITED', orderId, movedAt: endedAt, movedBy }
  await rebook(database, plan.wishes, { ...cause, besidesSlot: true })
}
