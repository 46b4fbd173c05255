import { rolesAnywhere } from '../../lib/permissions.ts'
import type { SignedInShop } from '../../lib/shop.server.ts'

/** Records in the audit that a staff member changed the protection of their own account. Records nothing for customers. */
export async function auditFactor(
  { caller, audit }: Pick<SignedInShop, 'caller' | 'audit'>,
  action: string,
): Promise<void> {
  const { custId, needsSecondFactor } = caller
  if (rolesAnywhere(caller).length > 0 || needsSecondFactor)
    await audit.add({ action, subject: 'staff', subjectId: custId })
}
