import type { Database } from '../../database/pool.ts'
import { isTyped, reachOf } from '../delivery/reach.rules.ts'
import { readReachZones } from '../delivery/read-reach-zones.server.ts'
import type { TypedAddress } from '../delivery/zone-names.rules.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import { stateCodeOf } from '../places/state-code-of.server.ts'
import { minorBands } from '../settings/charge-bands.ts'
import { readCharging } from '../settings/read-charging.server.ts'
import { taxFor } from '../settings/read-taxes.server.ts'
import type { ChargeRules } from './cart.rules.ts'

/** The destination of an order: country and state by name or code, and its position, if it is known. */
type Destination = TypedAddress & { delivered: boolean; position?: Position | undefined }

/** Reads the charges at a destination and the currency: those of its shipping zone, if an address is given and is in one. */
export async function readCharges(database: Database, destination: Destination) {
  const { delivered, position } = destination
  const seeks = delivered && isTyped(destination)
  const [{ settings, taxes }, state, zones] = await Promise.all([
    readCharging(database),
    delivered ? stateCodeOf(database, destination) : undefined,
    delivered ? readReachZones(database) : [],
  ])
  const tax = taxFor(taxes, state)
  const { exponent } = settings.currency
  const reach = seeks ? reachOf(destination, position, zones, settings.position ?? undefined) : undefined
  const rules: ChargeRules = {
    shippingBands: reach?.zone?.shippingBands ?? minorBands(settings.shippingBands, exponent),
    taxBasisPoints: tax?.basisPoints ?? 0,
    delivered,
  }
  const { currency, paymentMethods } = settings
  // Without an address, any zone may be the one.
  const bandsElsewhere = seeks
    ? []
    : zones.flatMap(({ shippingBands }) => (shippingBands ? [shippingBands] : []))
  return { rules, bandsElsewhere, currency, taxName: tax?.taxName ?? null, paymentMethods, reach }
}
