import { handlePrepared } from '../../lib/handler.server.ts'
import { findAccounts } from '../find-accounts.server.ts'
import { isWithin } from '../open-account.server.ts'
import { holdAccounts } from './hold-account.server.ts'
import { mailCode } from './mailed-code.server.ts'
import { mailSignInCode } from './sign-in.contract.ts'
import { codesForName, codesFromAddress, typedName } from './sign-in-limits.ts'

export const answerMailSignInCode = handlePrepared(
  mailSignInCode,
  async ({ loginId }, { limits, visitor }) => {
    await limits.spend(codesFromAddress, visitor.address)
    // One code too many is not sent, but the call succeeds: the earlier codes still work.
    return isWithin(limits, codesForName, typedName(loginId))
  },
  async ({ loginId }, shop, mayMail) => {
    const accounts = await findAccounts(shop.database, loginId)
    const custIds = accounts.map(({ custId }) => custId)
    const open = await holdAccounts(shop.database, custIds)
    const left = accounts.filter(({ custId }) => open.includes(custId))
    if (mayMail) await mailCode(shop, loginId.trim(), left)
    return { mailed: true as const }
  },
)
