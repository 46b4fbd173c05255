import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { decimalBands } from '../settings/charge-bands.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { positionsOf } from './branch-for.rules.ts'
import { locateAddress } from './locate-address.server.ts'
import { findReach } from './reach.contract.ts'
import { reachOf } from './reach.rules.ts'
import { readReach } from './read-reach.server.ts'
import { showReach } from './show-reach.ts'

/** Many people may share a network address. */
const questionsFromAddress: Limit = { name: 'reach-ask', most: 60, seconds: 60 }

export const answerFindReach = handlePrepared(
  findReach,
  (_input, { limits, visitor }) => limits.spend(questionsFromAddress, visitor.address),
  async (typed, shop) => {
    const [position, { branches, zones }, settings] = await Promise.all([
      locateAddress(shop, typed),
      readReach(shop.database),
      readSettings(shop.database),
    ])
    const found = reachOf(typed, position, zones, positionsOf(branches))
    const { exponent } = settings.currency
    const own = found.zone?.shippingBands
    const shippingBands = own ? decimalBands(own, exponent) : settings.shippingBands
    return { ...showReach(found, exponent), shippingBands }
  },
)
