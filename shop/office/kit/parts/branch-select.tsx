import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { SelectField } from '../../../ui/forms/field.tsx'

type Props = {
  branches: readonly Pick<StaffBranch, 'branchId' | 'branchName'>[]
  branchId: number | undefined
  onChoose: (branchId: number) => void
  /** An option before those of the branches. */
  children?: ReactNode
}

/** The choice of the branch that a screen shows; nothing in a shop with one branch. */
export function BranchSelect({ branches, branchId, onChoose, children }: Props) {
  if (branches.length === 0) return null
  return (
    <div className="mb-5 max-w-xs">
      <SelectField
        label={m.office_branch()}
        value={branchId ?? ''}
        onChange={event => onChoose(Number(event.target.value))}
      >
        {children}
        {branches.map(branch => (
          <option key={branch.branchId} value={branch.branchId}>
            {branch.branchName}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
