import { eq, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handlePrepared } from '../../lib/handler.server.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'
import { checkOwnPassword } from '../sign-in/check-credentials.server.ts'
import { auditFactor } from './audit-factor.server.ts'
import { checkCode } from './check-code.server.ts'
import { mailAboutFactor } from './mail-about-factor.server.ts'
import { removeSecondFactor, renewRecoveryCodes } from './second-factor.contract.ts'
import { newRecoveryCodes, readFactor, spendProof } from './second-factor.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'

type Asked = { loginPassword: string; code: string }
type Change = typeof removeSecondFactor | typeof renewRecoveryCodes

const codeWrong = (call: Change) =>
  refuse(call, 'CODE_WRONG', undefined, { code: call.failures.CODE_WRONG.says() })

/** Checks the signed-in person's password and code, and returns what the code proves. */
async function prove(call: Change, { loginPassword, code }: Asked, shop: SignedInShop) {
  const { custId } = shop.caller
  if (!(await checkOwnPassword(custId, loginPassword, shop))) return refuse(call, 'PASSWORD_WRONG', undefined)
  const factor = await readFactor(shop.database, custId)
  if (!factor) return refuse(call, 'NOT_ON', undefined)
  return (await checkCode(factor, code, shop)) ?? codeWrong(call)
}

export const answerRemoveSecondFactor = handlePrepared(
  removeSecondFactor,
  (input, shop) => prove(removeSecondFactor, input, shop),
  async (_input, shop, proof) => {
    const { database, caller } = shop
    const { custId } = caller
    if (!(await spendProof(database, custId, proof))) return codeWrong(removeSecondFactor)
    await database.delete(secondFactors).where(eq(secondFactors.custId, custId))
    await mailAboutFactor(shop, 'second-factor-off', custId)
    await auditFactor(shop, 'second factor off')
    return { on: false as const }
  },
)

export const answerRenewRecoveryCodes = handlePrepared(
  renewRecoveryCodes,
  (input, shop) => prove(renewRecoveryCodes, input, shop),
  async (_input, shop, proof) => {
    const { database, caller } = shop
    const { custId } = caller
    if (!(await spendProof(database, custId, proof))) return codeWrong(renewRecoveryCodes)
    const { codes, hashes } = newRecoveryCodes(custId, shop)
    await database
      .update(secondFactors)
      .set({ recoveryHashes: sql`${sql.param(hashes)}::text[]` })
      .where(eq(secondFactors.custId, custId))
    await mailAboutFactor(shop, 'recovery-codes-renewed', custId)
    await auditFactor(shop, 'recovery codes renewed')
    return { recoveryCodes: codes }
  },
)
