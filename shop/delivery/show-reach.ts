import { toDecimal } from '../lib/money.ts'
import { unitMetres } from '../near/distance.rules.ts'
import type { Reach } from './reach.rules.ts'

/** A reach as the calls tell it: whole miles, rounded up, and the least order in decimals. */
export const showReach = ({ reach, zone, metres }: Reach, exponent: number) => ({
  reach,
  zoneName: zone?.zoneName ?? null,
  leastOrder: zone?.leastOrder == null ? null : toDecimal(zone.leastOrder, exponent),
  miles: metres === undefined ? null : Math.ceil(metres / unitMetres.miles),
})
