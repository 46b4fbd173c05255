import type { BoxGroupDraft } from './box-draft.rules.ts'

/** The cost of the parts of a box, which depends on the choice of its buyer; `isWhole`: the price of each part is known. */
export type CostOfBox = { least: number; most: number; isWhole: boolean }

type Group = Pick<BoxGroupDraft, 'chooses' | 'again'> & {
  choose: number
  parts: readonly { productId: number }[]
}

/** Returns the least and the most that the parts of a box can cost. `costs`: the cost of each part, by product. */
export function costOfBox(groups: readonly Group[], costs: ReadonlyMap<number, number>): CostOfBox {
  let [least, most, isWhole] = [0, 0, true]
  for (const { chooses, choose, again, parts } of groups) {
    const repeats = chooses && again
    const known = parts
      .flatMap(({ productId }) => costs.get(productId) ?? [])
      .sort((one, other) => one - other)
    if (known.length < parts.length) isWhole = false
    const count = chooses ? choose : known.length
    if (known.length === 0 || !(count > 0)) continue
    const cheapest = repeats ? known.slice(0, 1) : known.slice(0, count)
    const dearest = repeats ? known.slice(-1) : known.slice(-count)
    const times = repeats ? count : 1
    least += sum(cheapest) * times
    most += sum(dearest) * times
  }
  return { least, most, isWhole }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
