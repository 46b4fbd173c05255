import type { Position } from '../near/providers/distance.rules.ts'
import type { PaymentMethod } from '../settings/choices.ts'

/** A branch that takes orders, in the form that the checkout compares. */
export type ReachBranch = {
  branchId: number
  branchName: string
  position: Position | null
  isMain: boolean
  /** True if shoppers can collect orders there. */
  collects: boolean
  /** The payment methods of its orders; null: those of the shop. */
  paymentMethods: readonly PaymentMethod[] | null
}

/** The positions of branches, as far as they are set. */
export const positionsOf = (branches: readonly ReachBranch[]): Position[] =>
  branches.flatMap(({ position }) => position ?? [])

/**
 * Returns the branch of an order: for a delivery that of its zone, otherwise the one that was asked for, if it takes such orders; or else
 * the main branch.
 */
export function branchFor(
  branches: readonly ReachBranch[],
  {
    delivered,
    zoneBranch,
    asked,
  }: { delivered: boolean; zoneBranch: number | undefined; asked: number | undefined },
): ReachBranch {
  const find = (id: number | undefined) => branches.find(({ branchId }) => branchId === id)
  const wanted = find(asked)
  const chosen = delivered ? (find(zoneBranch) ?? wanted) : wanted?.collects ? wanted : undefined
  const main = chosen ?? branches.find(({ isMain }) => isMain)
  if (!main) throw new Error('The shop has no main branch')
  return main
}
