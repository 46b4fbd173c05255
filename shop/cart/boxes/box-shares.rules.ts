/**
 * Shares an amount in whole minor units in proportion to what each part is worth; the shares add up to it exactly. Those who lost the most
 * get what rounding leaves. Equal shares if nothing is worth anything.
 */
export function sharesOf(total: number, worths: readonly number[]): number[] {
  const worth = worths.reduce((sum, one) => sum + one, 0)
  const weights = worth > 0 ? worths : worths.map(() => 1)
  const all = BigInt(worth > 0 ? worth : worths.length)
  const exact = weights.map(weight => BigInt(total) * BigInt(weight))
  const shares = exact.map(one => Number(one / all))
  const left = total - shares.reduce((sum, one) => sum + one, 0)
  const lost = exact.map((one, at) => ({ at, rest: one % all }))
  const most = lost.sort((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest > other.rest ? -1 : 1,
  )
  for (const { at } of most.slice(0, left)) shares[at] = (shares[at] ?? 0) + 1
  return shares
}
