import { sql } from 'drizzle-orm'
import { prepareSql } from '../../database/prepared-statement.ts'
import { type Limit, TooMany } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { askProvider } from '../near/providers/ask-provider.server.ts'
import type { Position } from '../near/providers/distance.rules.ts'
import type { Located } from '../near/providers/map-provider.ts'
import { branches } from '../settings/settings.tables.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import { addressLine, isMeant, isNear, isTyped } from './reach.rules.ts'
import type { TypedAddress } from './zone-names.rules.ts'

/** The rate limit for sending a person's addresses outside; above it, the shop answers by its own data. */
const asksOutside: Limit = { name: 'reach-outside', most: 60, seconds: 60 }

const selectShop = prepareSql<{ position: Position | null; home: string | null; drawn: boolean }>(
  'reach_shop',
  () => sql`select ${branches.position} as position, ${branches.country} as home,
    exists (select from ${deliveryZones} where ${deliveryZones.active} and ${deliveryZones.polygon} is not null) as drawn
    from ${branches} where ${branches.isMain}`,
)

/**
 * Returns the position of an address, by an external geocoder or the shop's own data; undefined if unknown or if it decides
 * nothing. It never fails an order: after 2 seconds without an answer, the shop's own data decides. Do not call it while a
 * transaction is open.
 */
export async function locateAddress(shop: Shop, typed: TypedAddress): Promise<Position | undefined> {
  if (!isTyped(typed)) return undefined
  const [known] = await selectShop(shop.database)
  if (!known?.position && !known?.drawn) return undefined
  const near = known.position ?? undefined
  const question = { address: addressLine(typed), near }
  const { answer, provider } = await askProvider(shop, 'geocode', question, () => mayAskOutside(shop))
  const [outside] = provider === 'embedded' ? [] : answer
  if (outside) return positionOf(outside)
  // A street-level geocoder may not know this street, in a town that the shop knows.
  const own =
    provider === 'embedded'
      ? answer
      : (await askProvider({ ...shop, maps: embedded }, 'geocode', question)).answer
  const home = known.home ?? undefined
  const found = own.find(one => isMeant(one, typed, { near: near !== undefined && isNear(near, one), home }))
  return found && positionOf(found)
}

const embedded = { name: 'embedded' } as const
const positionOf = ({ latitude, longitude }: Located): Position => ({ latitude, longitude })

async function mayAskOutside({ limits, visitor }: Shop): Promise<boolean> {
  try {
    await limits.spend(asksOutside, visitor.address)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}
