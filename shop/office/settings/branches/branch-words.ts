import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'

/** The names of the payment methods. */
export const methodNames = { CASH: m.office_settings_cash, CARD: m.office_settings_card }

/** The facts about a branch, a few words each. */
export function branchFacts({ address, phone1, phone2, collects, paymentMethods }: StaffBranch): string[] {
  return [
    address,
    phone1,
    phone2,
    collects ? '' : m.office_settings_branch_no_pickup(),
    paymentMethods?.map(method => methodNames[method]()).join(m.hours_and()),
  ].filter((fact): fact is string => Boolean(fact))
}
