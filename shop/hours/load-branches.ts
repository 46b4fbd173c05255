import { ask } from '../ask.ts'
import { type Branch, findBranches } from '../settings/branches/branches.contract.ts'
import { findOpening, type Opening } from './opening.contract.ts'

/** A branch with its hours. */
export type BranchWithHours = Pick<
  Branch,
  'branchId' | 'branchName' | 'address' | 'phone1' | 'phone2' | 'collects'
> & {
  opening: Pick<Opening, 'lines' | 'states' | 'until'>
}

/** Loads the branches of a shop with their hours; none if it has only one, which the page shows anyway. */
export async function loadBranches(context: Parameters<typeof ask>[0]): Promise<BranchWithHours[]> {
  const branches = await ask(context, findBranches, {})
  if (branches.length < 2) return []
  return Promise.all(
    branches.map(async ({ branchId, branchName, address, phone1, phone2, collects }) => {
      const { lines, states, until } = await ask(context, findOpening, { branchId })
      return { branchId, branchName, address, phone1, phone2, collects, opening: { lines, states, until } }
    }),
  )
}
