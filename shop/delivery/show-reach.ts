import { toDecimal } from '../lib/money.ts'
import { unitMetres } from '../near/providers/distance.rules.ts'
import type { Reach } from './reach.rules.ts'

/** Turns a reach into the form of the calls: whole miles, rounded up, and the minimum order in decimals. */
export const showReach = ({ reach, zone, metres }: Reach, exponent: number) => ({
  reach,
  zoneName: zone?.zoneName ?? null,
  leastOrder: zone?.leastOrder == null ? null : toDecimal(zone.leastOrder, exponent),
  miles: metres === undefined ? null : Math.ceil(metres / unitMetres.miles),
})
