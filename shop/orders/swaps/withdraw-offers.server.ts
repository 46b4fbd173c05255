import { rebook } from '../../availability/rebook.server.ts'
import { Failure } from '../../lib/call.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { planEdit, readEditable } from '../desk/plan-edit.server.ts'
import { endOffers, readOpenOffers } from './offers.server.ts'

/**
 * Withdraws the open questions of an order that staff close, in the running transaction, before its state changes, and puts back what
 * it held for them. The caller has locked the order.
 */
export async function withdrawOffers(shop: SignedInShop, orderId: number): Promise<void> {
  const { database, caller, clock } = shop
  const open = await readOpenOffers(database, orderId)
  const endedAt = clock()
  if ((await endOffers(database, open, { state: 'WITHDRAWN', endedAt })) === 0) return
  const found = await readEditable(database, orderId, { lock: false, branches: 'all' })
  const nothing = { items: [], removed: [], added: [] }
  const plan = found && (await planEdit(database, found, nothing, { agreed: false }))
  if (!plan || plan instanceof Failure) throw new Error('The lines of an order that ends cannot be planned')
  const cause = { cause: 'EDITED', orderId, movedAt: endedAt, movedBy: caller.custId }
  await rebook(database, plan.wishes, { ...cause, besidesSlot: true })
}
