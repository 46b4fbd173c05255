import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import type { useBranchFilter } from '../use-branch-filter.ts'

/** The choice of all branches or of one; nothing for a person who works for one branch. */
export function BranchFilter({ branches, branchId, choose }: ReturnType<typeof useBranchFilter>) {
  if (branches.length === 0) return null
  return (
    <div className="mb-5 max-w-xs">
      <SelectField
        label={m.office_branch()}
        value={branchId ?? ''}
        onChange={({ target }) => choose(target.value ? Number(target.value) : undefined)}
      >
        <option value="">{m.office_all_branches()}</option>
        {branches.map(branch => (
          <option key={branch.branchId} value={branch.branchId}>
            {branch.branchName}
          </option>
        ))}
      </SelectField>
    </div>
  )
}
