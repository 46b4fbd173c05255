import type { Box, BoxPart } from './box.ts'

/** A part of one box: `times` its amount is in it. */
export type ChosenPart = BoxPart & { times: number }

/**
 * Returns the parts of one box, each product once, with what its buyer chose: the ids of products, one as often as it is chosen. Undefined
 * if these choices do not fit its groups.
 */
export function partsOfBox({ groups }: Box, chosen: readonly number[] = []): ChosenPart[] | undefined {
  const left = new Map<number, number>()
  for (const id of chosen) left.set(id, (left.get(id) ?? 0) + 1)
  const parts: ChosenPart[] = []
  for (const { choose, again, parts: offered } of groups) {
    if (choose === null) {
      parts.push(...offered.map(part => ({ ...part, times: 1 })))
      continue
    }
    let count = 0
    for (const part of offered) {
      const times = left.get(part.productId) ?? 0
      left.delete(part.productId)
      if (times > 1 && !again) return undefined
      if (times > 0) parts.push({ ...part, times })
      count += times
    }
    if (count !== choose) return undefined
  }
  return left.size > 0 ? undefined : parts
}
