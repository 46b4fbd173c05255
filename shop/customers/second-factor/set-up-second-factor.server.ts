import { and, eq, isNull, sql } from 'drizzle-orm'
import { refuse } from '../../lib/call.ts'
import { handle, handlePrepared } from '../../lib/handler.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { checkOwnPassword } from '../sign-in/check-credentials.server.ts'
import { endOtherSessions } from '../sign-in/sessions.server.ts'
import { auditFactor } from './audit-factor.server.ts'
import { checkCode } from './check-code.server.ts'
import { mailAboutFactor } from './mail-about-factor.server.ts'
import { beginSecondFactor, confirmSecondFactor, findSecondFactor } from './second-factor.contract.ts'
import { appOf, newRecoveryCodes, newSecret, readFactor } from './second-factor.server.ts'
import { secondFactors } from './second-factor.tables.server.ts'

export const answerFindSecondFactor = handle(findSecondFactor, async (_input, { database, caller }) => {
  const { custId, needsSecondFactor } = caller
  const factor = await readFactor(database, custId)
  return {
    on: factor !== undefined,
    since: factor?.confirmedAt?.toISOString() ?? null,
    recoveryCodesLeft: factor?.recoveryHashes.length ?? 0,
    needed: needsSecondFactor,
  }
})

export const answerBeginSecondFactor = handlePrepared(
  beginSecondFactor,
  async ({ loginPassword }, shop) => {
    const { custId } = shop.caller
    return (
      (await checkOwnPassword(custId, loginPassword, shop)) ??
      refuse(beginSecondFactor, 'PASSWORD_WRONG', undefined)
    )
  },
  async (_input, shop, { custId, loginId }) => {
    const { database, clock } = shop
    const { secret, sealed } = newSecret(custId, shop)
    const values = { secret: sealed, createdAt: clock(), lastStep: 0, recoveryHashes: [] }
    const [begun] = await database
      .insert(secondFactors)
      .values({ custId, ...values })
      .onConflictDoUpdate({
        target: secondFactors.custId,
        set: values,
        setWhere: isNull(secondFactors.confirmedAt),
      })
      .returning({ custId: secondFactors.custId })
    if (!begun) return refuse(beginSecondFactor, 'ALREADY_ON', undefined)
    const { shopName } = await readSettings(database)
    return { secret, uri: appOf(secret, loginId, shopName).toString() }
  },
)

export const answerConfirmSecondFactor = handlePrepared(
  confirmSecondFactor,
  async ({ code }, shop) => {
    const { custId } = shop.caller
    const [begun] = await shop.database.select().from(secondFactors).where(eq(secondFactors.custId, custId))
    if (!begun) return refuse(confirmSecondFactor, 'NOT_BEGUN', undefined)
    if (begun.confirmedAt) return refuse(confirmSecondFactor, 'ALREADY_ON', undefined)
    const proof = await checkCode(begun, code, shop)
    if (proof && 'step' in proof) return { begun, step: proof.step }
    const says = confirmSecondFactor.failures.CODE_WRONG.says()
    return refuse(confirmSecondFactor, 'CODE_WRONG', undefined, { code: says })
  },
  async (_input, shop, { begun, step }) => {
    const { database, clock } = shop
    const caller = shop.caller
    const { codes, hashes } = newRecoveryCodes(caller.custId, shop)
    // Matches the secret of the code: another setup may have begun since.
    const [confirmed] = await database
      .update(secondFactors)
      .set({ confirmedAt: clock(), lastStep: step, recoveryHashes: sql`${sql.param(hashes)}::text[]` })
      .where(
        and(
          eq(secondFactors.custId, caller.custId),
          eq(secondFactors.secret, begun.secret),
          isNull(secondFactors.confirmedAt),
        ),
      )
      .returning({ custId: secondFactors.custId })
    if (!confirmed) return refuse(confirmSecondFactor, 'NOT_BEGUN', undefined)
    // Sessions that began with the password alone must sign in again with a code.
    await endOtherSessions(database, caller)
    await mailAboutFactor(shop, 'second-factor-on', caller.custId)
    await auditFactor(shop, 'second factor on')
    return { recoveryCodes: codes }
  },
)
