import { send } from '../api.ts'
import { DELIVER_TO } from '../delivery/deliver-to-key.ts'
import { browserStorage, tabStorage } from '../lib/browser-storage.ts'
import { NEAR_SEARCH } from '../near/finder/stored-search-key.ts'
import { refreshSession } from '../ui/session.ts'
import { CHOSEN_SLOT } from './chosen-slot-key.ts'
import { wish } from './order-wishes.ts'
import { cart } from './use-cart.ts'

/**
 * Signs out, empties the cart and forgets what was typed for it. Returns true if nobody is signed in any more; false if the
 * shop did not answer.
 */
export async function signOut(): Promise<boolean> {
  const sent = await send('POST /users/signOut', {})
  // 401: the session had ended already.
  if (!sent.ok && sent.problem.status !== 401) return false
  await forgetShopper()
  return true
}

/** Empties the cart and forgets what was typed for it, for the next person on this device. */
export async function forgetShopper(): Promise<void> {
  // First, because the next steps render the page again.
  browserStorage.remove(DELIVER_TO)
  browserStorage.remove(CHOSEN_SLOT)
  tabStorage.remove(NEAR_SEARCH)
  cart.empty()
  wish({ guest: undefined, representative: '' })
  await refreshSession()
}
