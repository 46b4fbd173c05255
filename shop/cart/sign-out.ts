import { send } from '../api.ts'
import { refreshSession } from '../customers/session.ts'
import { deliverTo } from '../delivery/deliver-to.ts'
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
  cart.empty()
  wish({ guest: undefined, representative: '' })
  deliverTo('')
  await refreshSession()
}
