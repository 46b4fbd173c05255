import { locateAddress } from '../delivery/locate-address.server.ts'
import { isTyped, reachOf } from '../delivery/reach.rules.ts'
import { readReachZones } from '../delivery/read-reach-zones.server.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { readStaffSettings } from '../settings/read-settings.server.ts'
import { byDay, isForZone, readSlots, showSlot } from './read-slots.server.ts'
import { findSlots } from './slots.contract.ts'

/** Geocoding an address is slow; many people may share a network address. */
const locatesFromAddress: Limit = { name: 'slots-locate', most: 300, seconds: 60 }

export const answerFindSlots = handlePrepared(
  findSlots,
  async ({ pickupType, ...typed }, shop) => {
    if (pickupType !== 'DELIVERY' || !isTyped(typed)) return undefined
    await shop.limits.spend(locatesFromAddress, shop.visitor.address)
    return locateAddress(shop, typed)
  },
  async ({ pickupType, ...typed }, { database, clock }, position) => {
    const seeks = pickupType === 'DELIVERY' && isTyped(typed)
    const now = clock()
    const [settings, rows, zones] = await Promise.all([
      readStaffSettings(database),
      readSlots(database, { method: pickupType, now }),
      seeks ? readReachZones(database) : undefined,
    ])
    const zone = zones && reachOf(typed, position, zones, settings.position ?? undefined).zone
    const zoneId = zones ? (zone?.zoneId ?? null) : undefined
    const { exponent } = settings.currency
    const shown = rows.filter(row => isForZone(row, zoneId))
    return { offered: rows.length > 0, days: byDay(shown, row => showSlot(row, { now, exponent })) }
  },
)
