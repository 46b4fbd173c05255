import { toDecimal } from '../lib/money.ts'
import { unitMetres } from '../near/providers/distance.rules.ts'
import { missingFor, type Reach } from './reach.rules.ts'

/** Turns a reach into the form of the calls: whole miles, rounded up, and the minimum order in decimals. */
export const showReach = ({ reach, zone, metres }: Reach, exponent: number) => ({
  reach,
  zoneName: zone?.zoneName ?? null,
  leastOrder: zone?.leastOrder == null ? null : toDecimal(zone.leastOrder, exponent),
  miles: metres === undefined ? null : Math.ceil(metres / unitMetres.miles),
})

/** Returns the minimum order of a zone that a subtotal (minor units) is below, in decimals; null if it is not. */
export function belowLeast(zone: Reach['zone'], subtotal: number, exponent: number) {
  const missing = missingFor(zone, subtotal)
  if (!zone || missing === 0) return null
  return {
    zoneName: zone.zoneName,
    leastOrder: toDecimal(zone.leastOrder ?? 0, exponent),
    missing: toDecimal(missing, exponent),
  }
}
