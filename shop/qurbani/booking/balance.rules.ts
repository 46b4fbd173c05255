import { portion } from '../../lib/money.ts'
import type { Price } from '../deposit.rules.ts'

/** A share with its price and the deposit asked for at the booking, in minor units. */
type Priced = { net: number; tax: number; depositNet: number; depositTax: number }

const openOf = ({ net, tax, depositNet, depositTax }: Priced): Price => ({
  net: net - depositNet,
  tax: tax - depositTax,
})

/** Splits an amount in proportion to these parts; no result exceeds its part while the amount is at most their sum. */
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
 * The part of a balance (minor units) that is paid for each share, at most the price of the shares. Usually it is the price
 * less the deposit. If some was received in another way, or part of the deposits was refunded, the difference is spread over
 * all shares, and each share's tax in proportion.
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
