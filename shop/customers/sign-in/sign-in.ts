import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { refreshSession } from '../../ui/session.ts'

/**
 * Signs in with a login id or an e-mail, and a code if the account needs one; returns the problem, if any. A session that
 * the browser did not store (no cookies, no https) is its own problem.
 */
export async function signIn(
  loginId: string,
  loginPassword: string,
  code?: string,
): Promise<SentProblem | undefined> {
  const credentials = { loginId, loginPassword, ...(code ? { code } : {}) }
  const sent = await send('POST /users/authenticate', credentials)
  if (!sent.ok) return sent.problem
  const session = await refreshSession()
  if (session?.signedIn) return undefined
  return session
    ? { type: 'not-kept', title: m.customers_not_kept(), status: 0 }
    : { type: 'offline', title: '', status: 0 }
}
