import { type Storage, storageKinds } from '../../catalogue/storage.rules.ts'

/** The most bags of a kind in one order. */
export const MOST_BAGS = 99

/** The number of bags of each kind. */
export type Bags = Record<Storage, number>

/** Returns the number of bags of each kind, with 0 for kinds that there are none of. */
export const bagsOf = (counted: readonly { kind: Storage; bags: number }[]): Bags => ({
  DRY: 0,
  COLD: 0,
  FROZEN: 0,
  ...Object.fromEntries(counted.map(({ kind, bags }) => [kind, bags])),
})

/** True if both have as many bags of each kind. */
export const sameBags = (one: Bags, other: Bags): boolean =>
  storageKinds.every(kind => one[kind] === other[kind])

/** Returns the bags that an order begins with: one for each way in which something of it is stored. */
export const usualBags = (lines: readonly { storage: Storage }[]): Bags =>
  bagsOf(
    storageKinds
      .filter(kind => lines.some(({ storage }) => storage === kind))
      .map(kind => ({ kind, bags: 1 })),
  )

/** Returns the number of all bags. */
export const allBags = (bags: Bags): number => storageKinds.reduce((all, kind) => all + bags[kind], 0)

/** A bag of an order: which one it is of all, and how it is stored. */
export type Bag = { kind: Storage; number: number; of: number }

/** Lists each bag once, in the order of the kinds. */
export function eachBag(bags: Bags): Bag[] {
  const kinds = storageKinds.flatMap(kind => Array.from({ length: bags[kind] }, () => kind))
  return kinds.map((kind, at) => ({ kind, number: at + 1, of: kinds.length }))
}
