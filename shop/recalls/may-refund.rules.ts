import { branchesWith, isOneOf, type Roles } from '../lib/permissions.ts'

/** True if a person may refund the customers of these lots: they look after the orders of all their branches. */
export function mayRefundAt(caller: Roles, lots: readonly { branchId: number }[]): boolean {
  const branches = branchesWith(caller, 'orders')
  return lots.every(({ branchId }) => isOneOf(branches, branchId))
}
