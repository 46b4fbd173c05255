import { sql } from 'drizzle-orm'
import { keepSql } from '../../database/kept-statement.ts'
import { type Limit, TooMany } from '../lib/limits.server.ts'
import type { Shop } from '../lib/shop.server.ts'
import { askProvider } from '../near/ask-provider.server.ts'
import type { Position } from '../near/distance.rules.ts'
import type { Located } from '../near/map-provider.ts'
import { ONLINE_BRANCH } from '../settings/branch.ts'
import { branches, settings } from '../settings/settings.tables.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import { addressLine, isMeant, isNear, isTyped, type TypedAddress } from './reach.rules.ts'

/** So often somebody's addresses may leave the shop; then it answers itself. */
const asksOutside: Limit = { name: 'reach-outside', most: 60, seconds: 60 }

const selectShop = keepSql<{ position: Position | null; home: string | null; drawn: boolean }>(
  'reach_shop',
  () => sql`select (select ${settings.value} from ${settings} where ${settings.name} = 'position') as position,
    (select ${branches.country} from ${branches} where ${branches.branchId} = ${ONLINE_BRANCH}) as home,
    exists (select from ${deliveryZones} where ${deliveryZones.active} and ${deliveryZones.polygon} is not null) as drawn`,
)

/**
 * Where an address is, as far as whoever answers questions about places knows; nothing where nobody does, or where that decides
 * nothing. It never fails an order: who does not answer within 2 seconds is answered for by the shop itself. Not to be called
 * while a transaction is open.
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
  // Who knows streets may not know this one, of a town that the shop knows.
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
