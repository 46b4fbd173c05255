import { m } from '../../../messages/m.ts'
import type { useBranchFilter } from '../use-branch-filter.ts'
import { BranchSelect } from './branch-select.tsx'

/** The choice of all branches or of one; nothing for a person who works for one branch. */
export function BranchFilter({ branches, branchId, choose }: ReturnType<typeof useBranchFilter>) {
  return (
    <BranchSelect branches={branches} branchId={branchId} onChoose={chosen => choose(chosen || undefined)}>
      <option value="">{m.office_all_branches()}</option>
    </BranchSelect>
  )
}
