import { createStoredStore } from '../../lib/store.ts'
import { useShop } from '../../ui/router.ts'
import type { ShopBranch } from '../shown-settings.ts'

const store = createStoredStore<number | undefined>({
  key: 'branch',
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
  return { branches, chosen: among(branches, stored) }
}

/** The branch that counts in this browser, of those to choose from; undefined in a shop with one branch. */
export const chosenAmong = (branches: readonly ShopBranch[]): ShopBranch | undefined =>
  among(branches, store.get())

/** The branch where an order of this way is sold, as the calls take it: an order is collected only where the branch collects. */
export function useAskedBranch(pickupType: 'IN STORE' | 'DELIVERY'): { branchId?: number } {
  const { branches, chosen } = useChosenBranch()
  const asked = pickupType === 'IN STORE' ? among(collecting(branches), chosen?.branchId) : chosen
  return asked ? { branchId: asked.branchId } : {}
}

/** The branches where an order can be collected. */
export const collecting = (branches: readonly ShopBranch[]): ShopBranch[] =>
  branches.filter(({ collects }) => collects)

const among = (branches: readonly ShopBranch[], branchId: number | undefined): ShopBranch | undefined =>
  branches.find(branch => branch.branchId === branchId) ?? branches[0]
