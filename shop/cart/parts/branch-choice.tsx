import { m } from '../../messages/m.ts'
import {
  chooseBranch,
  collecting,
  useAskedBranch,
  useChosenBranch,
} from '../../settings/branches/chosen-branch.ts'
import { Choice } from '../../ui/choice.tsx'
import { chooseSlot } from '../chosen-slot.ts'

/** The choice of the branch where the order is collected; nothing in a shop with one branch. */
export function BranchChoice() {
  const offered = collecting(useChosenBranch().branches)
  const asked = useAskedBranch('IN STORE')
  if (offered.length < 2) return null
  const choose = (branchId: number) => {
    chooseSlot(undefined)
    chooseBranch(branchId)
  }
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{m.cart_branch()}</legend>
      <div className="grid gap-3">
        {offered.map(({ branchId, branchName, address }) => (
          <Choice
            key={branchId}
            name="branch"
            value={branchId}
            checked={asked.branchId === branchId}
            onChange={() => choose(branchId)}
            className="rounded-small px-3 py-2 wrap-anywhere"
          >
            <span className="block font-semibold">{branchName}</span>
            <span className="block text-sm text-muted">{address}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
