import { Fragment, type ReactNode } from 'react'
import type { StaffBranch } from '../../../settings/branches/branches.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { useBranch } from '../../kit/use-branch.ts'

/** The branch whose settings are shown. */
export type ShownBranch = Pick<StaffBranch, 'branchId' | 'isMain' | 'position'>

/** A section of the settings that each branch has: the choice of the branch, and the section of the chosen one. */
export function PlaceOfBranch({ children }: { children: (branch: ShownBranch) => ReactNode }) {
  const { branch, branches, branchId, choose, problem, retry } = useBranch()
  if (!branch) return <Answer problem={problem} onRetry={retry} lines={5} />
  return (
    <>
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <Fragment key={branch.branchId}>{children(branch)}</Fragment>
    </>
  )
}
