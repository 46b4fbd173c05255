import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import type { Account } from '../find-accounts.server.ts'
import { checkCode } from '../second-factor/check-code.server.ts'
import { type Proof, readFactor, spendProof } from '../second-factor/second-factor.server.ts'
import { checkCredentials } from './check-credentials.server.ts'
import { holdAccount } from './hold-account.server.ts'
import { beginSession } from './sessions.server.ts'
import { authenticateCustomer, authenticateUser } from './sign-in.contract.ts'

type SignIn = typeof authenticateUser | typeof authenticateCustomer
type Typed = { name: string; password: string; code: string | undefined }
type Known = { account: Account; proof: Proof | undefined }

const nobody = { authenticated: false, customer: null, token: '' } as const
const codeWrong = (call: SignIn) =>
  refuse(call, 'CODE_WRONG', nobody, { code: call.failures.CODE_WRONG.says() })

/** Finds the account for a login id or e-mail, password and code; asks for a code only if the password is right. */
async function identify(call: SignIn, { name, password, code }: Typed, shop: Shop) {
  const account = await checkCredentials(name, password, shop)
  if (!account) return refuse(call, 'WRONG_CREDENTIALS', nobody)
  const factor = await readFactor(shop.database, account.custId)
  if (!factor) return { account, proof: undefined }
  if (code === undefined) return refuse(call, 'SECOND_FACTOR', nobody)
  const proof = await checkCode(factor, code, shop)
  return proof ? { account, proof } : codeWrong(call)
}

/** Spends the code and begins a new session of the account. */
async function begin(call: SignIn, { account, proof }: Known, { database, clock, signIn }: Shop) {
  const { custId, loginId, firstName, lastName, custType } = account
  // The account may have been erased while the password was checked.
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
