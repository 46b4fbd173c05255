import { portion } from '../lib/money.ts'
import type { Price } from './deposit.rules.ts'

/** A share with what it costs, and what of that was asked for when it was booked; in minor units. */
type Priced = { net: number; tax: number; depositNet: number; depositTax: number }

const openOf = ({ net, tax, depositNet, depositTax }: Priced): Price => ({
  net: net - depositNet,
  tax: tax - depositTax,
})

/** An amount in whole parts as large as these are; none is larger than its own while the amount is no more than all of them. */
function spread(amount: number, parts: readonly number[]): number[] {
  const all = parts.reduce((sum, part) => sum + part, 0)
  let [passed, given] = [0, 0]
  return parts.map(part => {
    passed += part
    const before = given
    given = all === 0 ? 0 : portion(amount, passed, all)
    return given - before
  })
}

/**
 * What is paid for each share by a balance of so much (minor units), at most of what the shares cost. Usually that is what its deposit
 * left; where some of that was received otherwise, or some of the deposits given back, all shares bear it alike, and of each the tax its part.
 */
export function shareBalance<Share extends Priced>(
  shares: readonly Share[],
  balance: number,
): { share: Share; price: Price }[] {
  const open = shares.map(share => ({ share, price: openOf(share) }))
  const due = open.map(({ price }) => price.net + price.tax)
  const usual = due.reduce((all, one) => all + one, 0)
  if (usual === balance) return open
  const less = spread(Math.min(balance, usual), due)
  const deposits = shares.map(({ depositNet, depositTax }) => depositNet + depositTax)
  const again = spread(Math.max(0, balance - usual), deposits)
  return shares.map((share, at) => {
    const gross = (less[at] as number) + (again[at] as number)
    const whole = share.net + share.tax
    const tax = whole === 0 ? 0 : portion(gross, share.tax, whole)
    return { share, price: { net: gross - tax, tax } }
  })
}
