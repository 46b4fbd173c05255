import type { Caller, Shop } from '../lib/shop.server.ts'

/** Writes down that somebody of the staff changed how their own account is protected. Of customers nothing is written. */
export async function auditFactor(
  { caller, audit }: Pick<Shop, 'caller' | 'audit'>,
  action: string,
): Promise<void> {
  const { custId, roles, needsSecondFactor } = caller as Caller
  if (roles.length > 0 || needsSecondFactor) await audit.add({ action, subject: 'staff', subjectId: custId })
}
