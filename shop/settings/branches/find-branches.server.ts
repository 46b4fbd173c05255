import { handle } from '../../lib/handler.server.ts'
import { findBranches, findBranchesForStaff } from './branches.contract.ts'
import { readActiveBranches, readBranches, showBranch, showStaffBranch } from './read-branches.server.ts'

export const answerFindBranches = handle(findBranches, async (_input, { database }) =>
  (await readActiveBranches(database)).map(showBranch),
)

export const answerFindBranchesForStaff = handle(findBranchesForStaff, async (_input, { database }) =>
  (await readBranches(database)).map(showStaffBranch),
)
