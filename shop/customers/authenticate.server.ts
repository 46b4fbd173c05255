import { refuse } from '../lib/call.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { checkCode } from './check-code.server.ts'
import { checkCredentials } from './check-credentials.server.ts'
import type { Account } from './find-accounts.server.ts'
import { holdAccount } from './hold-account.server.ts'
import { type Proof, readFactor, spendProof } from './second-factor.server.ts'
import { beginSession } from './sessions.server.ts'
import { authenticateCustomer, authenticateUser } from './sign-in.contract.ts'

type SignIn = typeof authenticateUser | typeof authenticateCustomer
type Typed = { name: string; password: string; code: string | undefined }
type Known = { account: Account; proof: Proof | undefined }

const nobody = { authenticated: false, customer: null, token: '' } as const
const codeWrong = (call: SignIn) =>
  refuse(call, 'CODE_WRONG', nobody, { code: call.failures.CODE_WRONG.says() })

/** Whose login id or e-mail, password and code these are; a code is asked for only where the password is right. */
async function identify(call: SignIn, { name, password, code }: Typed, shop: Shop) {
  const account = await checkCredentials(name, password, shop)
  if (!account) return refuse(call, 'WRONG_CREDENTIALS', nobody)
  const factor = await readFactor(shop.database, account.custId)
  if (!factor) return { account, proof: undefined }
  if (code === undefined) return refuse(call, 'SECOND_FACTOR', nobody)
  const proof = await checkCode(factor, code, shop)
  return proof ? { account, proof } : codeWrong(call)
}

/** Uses the code up and begins a session of the account, with an id of its own. */
async function begin(call: SignIn, { account, proof }: Known, { database, clock, signIn }: Shop) {
  const { custId, loginId, firstName, lastName, custType } = account
  // Erased while the password was looked at.
  if (!(await holdAccount(database, custId))) return refuse(call, 'WRONG_CREDENTIALS', nobody)
  if (proof && !(await spendProof(database, custId, proof))) return codeWrong(call)
  const token = await beginSession(database, custId, clock())
  signIn({ token, custId })
  return { authenticated: true, customer: { custId, loginId, firstName, lastName, custType }, token }
}

export const answerAuthenticateUser = handlePrepared(
  authenticateUser,
  ({ loginId, loginPassword, code }, shop) =>
    identify(authenticateUser, { name: loginId, password: loginPassword, code }, shop),
  (_input, shop, known) => begin(authenticateUser, known, shop),
)

export const answerAuthenticateCustomer = handlePrepared(
  authenticateCustomer,
  ({ username, password, code }, shop) =>
    identify(authenticateCustomer, { name: username, password, code }, shop),
  (_input, shop, known) => begin(authenticateCustomer, known, shop),
)
