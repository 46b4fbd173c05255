import { roleName } from '../../customers/staff/role-names.ts'
import { m } from '../../messages/m.ts'

/** Returns a role with its branch, such as "Manager, Clifton"; one at all branches of a shop with one branch is only the role. */
export const roleAt = (
  { role, branchName }: { role: string; branchName: string | null },
  several: boolean,
): string =>
  several || branchName !== null
    ? m.office_staff_role_at({
        role: roleName(role),
        branch: branchName ?? m.office_all_branches(),
      })
    : roleName(role)

/** Returns the branch that was chosen for a role; null for all of them. */
export const chosenBranch = (branchId: string): number | null => (branchId === '' ? null : Number(branchId))
