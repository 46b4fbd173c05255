import { ask } from '../ask.ts'
import { m } from '../messages/m.ts'
import type { ChosenFilter } from './filter-groups.ts'
import { askedFor } from './read-wishes.rules.ts'
import { findShopPage } from './search.contract.ts'

/** A chosen filter, and the number of products without it, in words. */
export type UndoneFilter = ChosenFilter & { count: string }

/** The most filters that an empty list offers to remove. */
const MOST_OFFERED = 6

/** Returns the chosen filters without which a list has products: each is one more list to ask for. */
export async function countWithout(
  context: Parameters<typeof ask>[0],
  chosen: readonly ChosenFilter[],
): Promise<UndoneFilter[]> {
  const undone = await Promise.all(
    chosen.slice(0, MOST_OFFERED).map(async one => {
      const { totalProductCount: count, more } = await ask(context, findShopPage, askedFor(one.without))
      const says = (more ? m.search_count_more : m.search_count)({ count })
      return count > 0 ? [{ ...one, count: says }] : []
    }),
  )
  return undone.flat()
}
