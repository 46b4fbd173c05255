import type { Database } from '../../database/pool.ts'
import { branchFor, positionsOf } from '../delivery/branch-for.rules.ts'
import { isTyped, reachOf } from '../delivery/reach.rules.ts'
import { readReach } from '../delivery/read-reach.server.ts'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import { stateCodeOf } from '../places/state-code-of.server.ts'
import { minorBands } from '../settings/charge-bands.ts'
import { readCharging } from '../settings/read-charging.server.ts'
import { taxFor } from '../settings/read-taxes.server.ts'
import type { ChargeRules } from './cart.rules.ts'

/** The destination of an order: country and state by name or code, its position, if it is known, and the branch that was asked for. */
type Destination = TypedAddress & {
  delivered: boolean
  position?: Position | undefined
  branchId?: number | undefined
}

/** Reads the branch of an order, the charges at its destination and the currency: those of its shipping zone, if an address is given and is in one. */
export async function readCharges(database: Database, destination: Destination) {
  const { delivered, position, branchId: asked } = destination
  const seeks = delivered && isTyped(destination)
  const [{ settings, taxes, branches }, state, reached] = await Promise.all([
    readCharging(database),
    delivered ? stateCodeOf(database, destination) : undefined,
    // An order that is collected needs no zone.
    delivered ? readReach(database) : undefined,
  ])
  const zones = reached?.zones ?? []
  const tax = taxFor(taxes, state)
  const { exponent } = settings.currency
  const reach = seeks ? reachOf(destination, position, zones, positionsOf(branches)) : undefined
  const rules: ChargeRules = {
    shippingBands: reach?.zone?.shippingBands ?? minorBands(settings.shippingBands, exponent),
    taxBasisPoints: tax?.basisPoints ?? 0,
    delivered,
  }
  const branch = branchFor(branches, { delivered, zoneBranch: reach?.zone?.branchId, asked })
  const { currency, timeZone, shortDatedDays, shortDatedBp } = settings
  const paymentMethods = branch.paymentMethods ?? settings.paymentMethods
  // Without an address, any zone may be the one.
  const bandsElsewhere =
    seeks || !delivered ? [] : zones.flatMap(({ shippingBands }) => (shippingBands ? [shippingBands] : []))
  const taxName = tax?.taxName ?? null
  const shortDated = { shortDatedDays, shortDatedBp }
  return { rules, bandsElsewhere, currency, timeZone, shortDated, taxName, paymentMethods, reach, branch }
}
