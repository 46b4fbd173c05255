import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { refreshSession } from '../../ui/session.ts'

/**
 * Signs in with a login id or an e-mail, and codes if the shop asks for them; returns the problem, if any. A session that
 * the browser did not store (no cookies, no https) is its own problem.
 */
export async function signIn(
  loginId: string,
  loginPassword: string,
  codes: { mailedCode?: string; code?: string } = {},
): Promise<SentProblem | undefined> {
  const credentials = { loginId, loginPassword, ...codes }
  const sent = await send('POST /users/authenticate', credentials)
  if (!sent.ok) return sent.problem
  const session = await refreshSession()
  if (session?.signedIn) return undefined
  return session
    ? { type: 'not-kept', title: m.customers_not_kept(), status: 0 }
    : { type: 'offline', title: '', status: 0 }
}

/** Asks for a code by mail, with which the owner of an account signs in after too many wrong passwords. */
export async function mailCode(loginId: string): Promise<SentProblem | undefined> {
  const sent = await send('POST /users/mailSignInCode', { loginId })
  return sent.ok ? undefined : sent.problem
}
