import { send } from '../api.ts'
import { refreshSession } from '../customers/session.ts'
import { DELIVER_TO } from '../delivery/deliver-to-key.ts'
import { kept, keptInTab } from '../lib/kept.ts'
import { NEAR_SEARCH } from '../near/kept-search-key.ts'
import { wish } from './order-wishes.ts'
import { cart } from './use-cart.ts'

/** Signs out, empties the cart and forgets what was typed for it. Answers whether nobody is signed in any more; false where the shop did not answer. */
export async function signOut(): Promise<boolean> {
  const sent = await send('POST /users/signOut', {})
  // 401: the session had ended already.
  if (!sent.ok && sent.problem.status !== 401) return false
  await forgetShopper()
  return true
}

/** Empties the cart and forgets what was typed for it, for who comes after. */
export async function forgetShopper(): Promise<void> {
  // First, as the page draws itself anew by what follows.
  kept.remove(DELIVER_TO)
  keptInTab.remove(NEAR_SEARCH)
  cart.empty()
  wish({ guest: undefined, representative: '' })
  await refreshSession()
}
