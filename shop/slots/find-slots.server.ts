import type { Database } from '../../database/pool.ts'
import { locateAddress } from '../delivery/locate-address.server.ts'
import { isTyped } from '../delivery/reach.rules.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { readAdvance, tooLateFor } from './advance/read-advance.server.ts'
import {
  byDay,
  handoverOf,
  isForZone,
  readSlotsTaking,
  type SlotRow,
  showingSlots,
} from './read-slots.server.ts'
import { findSlots } from './slots.contract.ts'
import { slotsOfAddress } from './slots-of-address.server.ts'
import { readReady, readWork } from './work.server.ts'

/** Geocoding an address is slow; many people may share a network address. */
const locatesFromAddress: Limit = { name: 'slots-locate', most: 300, seconds: 60 }

/** Reads the slots of the branch that was asked for: without an address, any of its zones may be meant. */
const slotsWithoutAddress = async (
  database: Database,
  asked: { method: string; now: Date; asked: number | undefined },
) => ({ zoneId: undefined, rows: await readSlotsTaking(database, asked) })

export const answerFindSlots = handlePrepared(
  findSlots,
  async ({ pickupType, branchId: _, items: __, ...typed }, shop) => {
    if (pickupType !== 'DELIVERY' || !isTyped(typed)) return undefined
    await shop.limits.spend(locatesFromAddress, shop.visitor.address)
    return locateAddress(shop, typed)
  },
  async ({ pickupType, branchId: asked, items, ...typed }, { database, clock }, position) => {
    const now = clock()
    const productIds = items.map(({ productId }) => productId)
    const seeks = pickupType === 'DELIVERY' && isTyped(typed)
    const [settings, ownRules, work, { zoneId, rows }] = await Promise.all([
      readSettings(database),
      readAdvance(database, productIds),
      readWork(database, items),
      seeks
        ? slotsOfAddress(database, { typed, position, now, asked })
        : slotsWithoutAddress(database, { method: pickupType, now, asked }),
    ])
    // Only boxes have parts: without them, nothing more is read.
    const [rulesOfParts, workOfParts] = await Promise.all([
      readAdvance(
        database,
        work.parts.map(({ productId }) => productId),
      ),
      readWork(database, work.parts),
    ])
    const [rules, minutes] = [[...ownRules, ...rulesOfParts], work.minutes + workOfParts.minutes]
    const { timeZone, currency } = settings
    const { exponent } = currency
    const shown = rows.filter(row => isForZone(row, zoneId))
    const [first] = shown
    const isReady = first && (await readReady(database, { branchId: first.branchId, now, minutes }))
    const show = showingSlots({ now, exponent })
    const isTooSoon = (row: SlotRow) => {
      const slot = handoverOf(row)
      const { branchId } = row
      return isReady?.(slot) === false || tooLateFor(rules, slot, { branchId, now, timeZone }).size > 0
    }
    const asksGoods = rules.length > 0 || minutes > 0
    const days = byDay(shown, row => show(row, asksGoods && isTooSoon(row)))
    return { offered: rows.length > 0, days }
  },
)
