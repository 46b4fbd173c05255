import type { Database } from '../../database/pool.ts'
import { toMinor } from '../lib/money.ts'
import { stateCodeOf } from '../places/state-code-of.server.ts'
import { readCharging } from '../settings/read-charging.server.ts'
import { taxFor } from '../settings/read-taxes.server.ts'
import type { ChargeRules } from './cart.rules.ts'

/** Where an order goes: country and state by name or code. */
type Destination = { delivered: boolean; country?: string | undefined; stateProvince?: string | undefined }

/** What the shop charges at a destination, and in which currency. */
export async function readCharges(database: Database, destination: Destination) {
  const [{ settings, taxes }, state] = await Promise.all([
    readCharging(database),
    destination.delivered ? stateCodeOf(database, destination) : undefined,
  ])
  const tax = taxFor(taxes, state)
  const { exponent } = settings.currency
  const rules: ChargeRules = {
    shippingBands: settings.shippingBands.map(band => ({
      from: toMinor(band.from, exponent),
      fee: toMinor(band.fee, exponent),
    })),
    taxBasisPoints: tax?.basisPoints ?? 0,
    delivered: destination.delivered,
  }
  const { currency, paymentMethods } = settings
  return { rules, currency, taxName: tax?.taxName ?? null, paymentMethods }
}
