import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { checkCredentials } from './check-credentials.server.ts'
import type { Account } from './find-accounts.server.ts'
import { beginSession } from './sessions.server.ts'
import { authenticateCustomer, authenticateUser } from './sign-in.contract.ts'

const nobody = { authenticated: false, customer: null, token: '' } as const

/** Begins a session of the account, with an id of its own. */
async function begin(account: Account, { database, clock, signIn }: Shop) {
  const { custId, loginId, firstName, lastName, custType } = account
  const token = await beginSession(database, custId, clock())
  signIn({ token, custId })
  return { authenticated: true, customer: { custId, loginId, firstName, lastName, custType }, token }
}

export const answerAuthenticateUser = handlePrepared(
  authenticateUser,
  async ({ loginId, loginPassword }, shop) =>
    (await checkCredentials(loginId, loginPassword, shop)) ??
    refuse(authenticateUser, 'WRONG_CREDENTIALS', nobody),
  (_input, shop, account) => begin(account, shop),
)

export const answerAuthenticateCustomer = handlePrepared(
  authenticateCustomer,
  async ({ username, password }, shop) =>
    (await checkCredentials(username, password, shop)) ??
    refuse(authenticateCustomer, 'WRONG_CREDENTIALS', nobody),
  (_input, shop, account) => begin(account, shop),
)
