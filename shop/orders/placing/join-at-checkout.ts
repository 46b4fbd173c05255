import { type SentProblem, send } from '../../api.ts'
import { refreshSession } from '../../ui/session.ts'
import type { CheckoutValues } from './checkout.rules.ts'

/** The e-mail of the account that this page has opened: a second try goes on with the sign-in. */
let opened: string | undefined

/** `refused`: an error must be fixed first. `guest`: the account was requested, but cannot be signed in to. */
type Joined = { as: 'customer' } | { as: 'guest' } | { as: 'refused'; problem: SentProblem }

/** Opens an account from the values of the checkout form and signs in to it. */
export async function joinAtCheckout(values: CheckoutValues, loginPassword: string): Promise<Joined> {
  const { firstName, lastName, email, phone1 } = values
  if (opened !== email) {
    const sent = await send('POST /users/register', { email, firstName, lastName, phone1, loginPassword })
    if (!sent.ok) return { as: 'refused', problem: sent.problem }
    opened = email
  }
  const sent = await send('POST /users/authenticate', { loginId: email, loginPassword })
  if (sent.ok) {
    opened = undefined
    await refreshSession()
    return { as: 'customer' }
  }
  return sent.problem.type === 'offline' ? { as: 'refused', problem: sent.problem } : { as: 'guest' }
}
