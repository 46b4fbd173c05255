import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { m } from '../../messages/m.ts'
import { checkCode } from '../second-factor/check-code.server.ts'
import { type Proof, readFactor, spendProof } from '../second-factor/second-factor.server.ts'
import { type Checked, checkCredentials } from './check-credentials.server.ts'
import { holdAccount } from './hold-account.server.ts'
import { spendMailedCode } from './mailed-code.server.ts'
import { beginSession } from './sessions.server.ts'
import { authenticateCustomer, authenticateUser } from './sign-in.contract.ts'

type SignIn = typeof authenticateUser | typeof authenticateCustomer
type Typed = { name: string; password: string; mailedCode: string | undefined; code: string | undefined }
type Known = Checked & { proof: Proof | undefined }

const nobody = { authenticated: false, customer: null, token: '' } as const
const codeWrong = (call: SignIn) =>
  refuse(call, 'CODE_WRONG', nobody, { code: call.failures.CODE_WRONG.says() })

const mailedCodeWrong = (call: SignIn) =>
  refuse(call, 'MAILED_CODE', nobody, { mailedCode: m.customers_mailed_code_wrong() })

/** Finds the account for a login id or e-mail, password and codes; asks for an app's code only if the password is right. */
async function identify(call: SignIn, { code, ...typed }: Typed, shop: Shop) {
  const checked = await checkCredentials(typed, shop)
  if (checked === 'needs code')
    return typed.mailedCode === undefined ? refuse(call, 'MAILED_CODE', nobody) : mailedCodeWrong(call)
  if (!checked) return refuse(call, 'WRONG_CREDENTIALS', nobody)
  const factor = await readFactor(shop.database, checked.account.custId)
  if (!factor) return { ...checked, proof: undefined }
  if (code === undefined) return refuse(call, 'SECOND_FACTOR', nobody)
  const proof = await checkCode(factor, code, shop)
  return proof ? { ...checked, proof } : codeWrong(call)
}

/** Spends the codes and begins a new session of the account. */
async function begin(call: SignIn, { account, code, proof }: Known, shop: Shop) {
  const { database, clock, signIn } = shop
  const { custId, loginId, firstName, lastName, custType } = account
  // The account may have been erased while the password was checked.
  if (!(await holdAccount(database, custId))) return refuse(call, 'WRONG_CREDENTIALS', nobody)
  if (code && !(await spendMailedCode(code, shop))) return mailedCodeWrong(call)
  if (proof && !(await spendProof(database, custId, proof))) return codeWrong(call)
  const token = await beginSession(database, custId, clock())
  signIn({ token, custId })
  return { authenticated: true, customer: { custId, loginId, firstName, lastName, custType }, token }
}

export const answerAuthenticateUser = handlePrepared(
  authenticateUser,
  ({ loginId, loginPassword, mailedCode, code }, shop) =>
    identify(authenticateUser, { name: loginId, password: loginPassword, mailedCode, code }, shop),
  (_input, shop, known) => begin(authenticateUser, known, shop),
)

export const answerAuthenticateCustomer = handlePrepared(
  authenticateCustomer,
  ({ username, password, mailedCode, code }, shop) =>
    identify(authenticateCustomer, { name: username, password, mailedCode, code }, shop),
  (_input, shop, known) => begin(authenticateCustomer, known, shop),
)
