import type { ComponentProps } from 'react'
import { roleDoes, roleName } from '../../../customers/staff/role-names.ts'
import { workRoles } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'

/** A branch where staff can work. */
export type Branch = { branchId: number; branchName: string }

type Props = {
  branches: readonly Branch[]
  role: ComponentProps<typeof SelectField> & { value: string }
  branchId: ComponentProps<typeof SelectField>
}

type Unlabelled = { [Field in keyof Omit<Props, 'branches'>]: Omit<Props[Field], 'label'> } & {
  branches: readonly Branch[]
}

/** A role with its description, and one branch or all of them if there are several. */
export function RoleFields({ branches, role, branchId }: Unlabelled) {
  return (
    <>
      <SelectField wide label={m.office_staff_role()} hint={roleDoes(role.value)} {...role}>
        {workRoles.map(name => (
          <option key={name} value={name}>
            {roleName(name)}
          </option>
        ))}
      </SelectField>
      {branches.length > 1 && (
        <SelectField wide label={m.office_branch()} {...branchId}>
          <option value="">{m.office_all_branches()}</option>
          {branches.map(branch => (
            <option key={branch.branchId} value={branch.branchId}>
              {branch.branchName}
            </option>
          ))}
        </SelectField>
      )}
    </>
  )
}
