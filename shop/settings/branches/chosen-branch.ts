import { createStoredStore } from '../../lib/store.ts'
import { useShop } from '../../ui/router.ts'
import type { ShopBranch } from '../shown-settings.ts'
import { CHOSEN_BRANCH } from './chosen-branch-key.ts'

const store = createStoredStore<number | undefined>({
  key: CHOSEN_BRANCH,
  first: undefined,
  parse: text => Number(text) || undefined,
  format: branchId => (branchId === undefined ? null : String(branchId)),
})

/** Remembers a branch in this browser. */
export const chooseBranch = (branchId: number): void => store.set(branchId)

const none: readonly ShopBranch[] = []

/**
 * The branches to choose from, and the chosen one: the shopper's choice, or the main branch. A shop with one branch has none to choose
 * from, and nothing chosen.
 */
export function useChosenBranch(): { branches: readonly ShopBranch[]; chosen: ShopBranch | undefined } {
  const branches = useShop()?.branches ?? none
  const stored = store.use()
  return { branches, chosen: branches.find(({ branchId }) => branchId === stored) ?? branches[0] }
}

/** The branch that counts in this browser, of those to choose from; undefined in a shop with one branch. */
export const chosenAmong = (branches: readonly ShopBranch[]): ShopBranch | undefined =>
  branches.find(({ branchId }) => branchId === store.get()) ?? branches[0]

/** The chosen branch as the calls take it. */
export function useAskedBranch(): { branchId?: number } {
  const { chosen } = useChosenBranch()
  return chosen ? { branchId: chosen.branchId } : {}
}
