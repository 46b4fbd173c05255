import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { decimalBands } from '../settings/charge-bands.ts'
import { readStaffSettings } from '../settings/read-settings.server.ts'
import { locateAddress } from './locate-address.server.ts'
import { findReach } from './reach.contract.ts'
import { reachOf } from './reach.rules.ts'
import { readReachZones } from './read-reach-zones.server.ts'
import { showReach } from './show-reach.ts'

/** Many people may share a network address. */
const questionsFromAddress: Limit = { name: 'reach-ask', most: 60, seconds: 60 }

export const answerFindReach = handlePrepared(
  findReach,
  (_input, { limits, visitor }) => limits.spend(questionsFromAddress, visitor.address),
  async (typed, shop) => {
    const [position, zones, settings] = await Promise.all([
      locateAddress(shop, typed),
      readReachZones(shop.database),
      readStaffSettings(shop.database),
    ])
    const found = reachOf(typed, position, zones, settings.position ?? undefined)
    const { exponent } = settings.currency
    const own = found.zone?.shippingBands
    const shippingBands = own ? decimalBands(own, exponent) : settings.shippingBands
    return { ...showReach(found, exponent), shippingBands }
  },
)
