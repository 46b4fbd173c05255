import { branchFor, positionsOf } from '../delivery/branch-for.rules.ts'
import { locateAddress } from '../delivery/locate-address.server.ts'
import { isTyped, reachOf } from '../delivery/reach.rules.ts'
import { readReach } from '../delivery/read-reach.server.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { readAdvance, tooLateFor } from './advance/read-advance.server.ts'
import { byDay, isForZone, readSlots, type SlotRow, showSlot } from './read-slots.server.ts'
import { findSlots } from './slots.contract.ts'

/** Geocoding an address is slow; many people may share a network address. */
const locatesFromAddress: Limit = { name: 'slots-locate', most: 300, seconds: 60 }

export const answerFindSlots = handlePrepared(
  findSlots,
  async ({ pickupType, branchId: _, productIds: __, ...typed }, shop) => {
    if (pickupType !== 'DELIVERY' || !isTyped(typed)) return undefined
    await shop.limits.spend(locatesFromAddress, shop.visitor.address)
    return locateAddress(shop, typed)
  },
  async ({ pickupType, branchId: asked, productIds, ...typed }, { database, clock }, position) => {
    const delivered = pickupType === 'DELIVERY'
    const seeks = delivered && isTyped(typed)
    const now = clock()
    const [settings, { branches, zones }, rules] = await Promise.all([
      readSettings(database),
      readReach(database),
      readAdvance(database, productIds),
    ])
    const zone = seeks ? reachOf(typed, position, zones, positionsOf(branches)).zone : undefined
    const zoneId = seeks ? (zone?.zoneId ?? null) : undefined
    const { branchId } = branchFor(branches, { delivered, zoneBranch: zone?.branchId, asked })
    const rows = await readSlots(database, { method: pickupType, now, branchIds: [branchId] })
    const { timeZone, currency } = settings
    const { exponent } = currency
    const shown = rows.filter(row => isForZone(row, zoneId))
    const isTooSoon = (row: SlotRow) =>
      rules.length > 0 && tooLateFor(rules, row, { branchId, now, timeZone }).size > 0
    const days = byDay(shown, row => showSlot(row, { now, exponent, isTooSoon: isTooSoon(row) }))
    return { offered: rows.length > 0, days }
  },
)
