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

/** The positions of the open branches, the main one first, the country of that one, and whether any zone is an area on the map. */
const selectShop = prepareSql<{ positions: Position[]; home: string | null; drawn: boolean }>(
  'reach_shop',
  () => sql`select (array_agg(${branches.country}) filter (where ${branches.isMain}))[1] as home,
    coalesce(jsonb_agg(${branches.position} order by ${branches.isMain} desc, ${branches.branchId})
      filter (where ${branches.position} is not null), '[]') as positions,
    exists (select from ${deliveryZones} where ${deliveryZones.active} and ${deliveryZones.polygon} is not null) as drawn
    from ${branches} where ${branches.activeFlag}`,
)

/**
 * Returns the position of an address, by an external geocoder or the shop's own data; undefined if unknown or if it decides
 * nothing. It never fails an order: after 2 seconds without an answer, the shop's own data decides. Do not call it while a
 * transaction is open.
 */
export async function locateAddress(shop: Shop, typed: TypedAddress): Promise<Position | undefined> {
  if (!isTyped(typed)) return undefined
  const [known] = await selectShop(shop.database)
  const { positions = [], home, drawn = false } = known ?? {}
  if (positions.length === 0 && !drawn) return undefined
  const [near] = positions
  const question = { address: addressLine(typed), near }
  const { answer, provider } = await askProvider(shop, 'geocode', question, () => mayAskOutside(shop))
  const [outside] = provider === 'embedded' ? [] : answer
  if (outside) return positionOf(outside)
  // A street-level geocoder may not know this street, in a town that the shop knows.
  const own =
    provider === 'embedded'
      ? answer
      : (await askProvider({ ...shop, maps: embedded }, 'geocode', question)).answer
  const isNearAny = (one: Position) => positions.some(branch => isNear(branch, one))
  const found = own.find(one => isMeant(one, typed, { near: isNearAny(one), home: home ?? undefined }))
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
