import type { Database } from '../../database/pool.ts'
import { isTyped, reachOf, type TypedAddress } from '../delivery/reach.rules.ts'
import { readReachZones } from '../delivery/read-reach-zones.server.ts'
import type { Position } from '../near/distance.rules.ts'
import { stateCodeOf } from '../places/state-code-of.server.ts'
import { minorBands } from '../settings/charge-bands.ts'
import { readCharging } from '../settings/read-charging.server.ts'
import { taxFor } from '../settings/read-taxes.server.ts'
import type { ChargeRules } from './cart.rules.ts'

/** Where an order goes: country and state by name or code, and where that is, as far as it is known. */
type Destination = TypedAddress & { delivered: boolean; position?: Position | undefined }

/**
 * What the shop charges at a destination, and in which currency: by the zone in which its address is, where one is typed and in a zone.
 */
export async function readCharges(database: Database, destination: Destination) {
  const { delivered, position } = destination
  const seeks = delivered && isTyped(destination)
  const [{ settings, taxes }, state, zones] = await Promise.all([
    readCharging(database),
    delivered ? stateCodeOf(database, destination) : undefined,
    seeks ? readReachZones(database) : [],
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
  return { rules, currency, taxName: tax?.taxName ?? null, paymentMethods, reach }
}
