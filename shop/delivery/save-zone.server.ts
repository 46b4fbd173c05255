import { eq, sql } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { toMinor } from '../lib/money.ts'
import { m } from '../messages/m.ts'
import { branchToSet } from '../settings/branches/branch-of-staff.server.ts'
import { holdBranch } from '../settings/branches/hold-branch.server.ts'
import { minorBands } from '../settings/charge-bands.ts'
import { readSettings } from '../settings/read-settings.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import { holdZones, readZones } from './read-zones.server.ts'
import { saveZone } from './zones.contract.ts'
import { checkZone, MOST_ZONES, plainPostcode } from './zones.rules.ts'

/** Removes duplicates. */
const unique = (places: readonly string[]) => [...new Set(places)]

export const answerSaveZone = handle(saveZone, async (input, shop) => {
  const { database, clock, audit } = shop
  const { zoneId, branchId: asked, updatedDate, ...written } = input
  const branchId = await branchToSet(shop, asked)
  if (branchId === undefined || !(await holdBranch(database, branchId)))
    return refuse(saveZone, 'NOT_FOUND', undefined)
  await holdZones(database)
  // Read after the lock: a change of the currency's decimals locks the zones too.
  const { exponent } = (await readSettings(database)).currency
  const postalCodes = unique(written.postalCodes.map(plainPostcode))
  const zone = { ...written, neighbourhoods: unique(written.neighbourhoods), postalCodes }
  const wrong = checkZone(zone, exponent)
  if (Object.keys(wrong).length) return refuse(saveZone, 'BAD_INPUT', undefined, wrong)
  const before = await readZones(shop)
  const seen = before.find(one => one.zoneId === zoneId)
  if (zoneId !== undefined && !seen) return refuse(saveZone, 'NOT_FOUND', undefined)
  if (seen && updatedDate !== undefined && seen.updatedDate !== updatedDate)
    return refuse(saveZone, 'CHANGED', { zones: before })
  const others = before.filter(one => one.branchId === branchId && one !== seen)
  const isSame = (name: string) => name.toLowerCase() === zone.zoneName.toLowerCase()
  if (others.some(({ zoneName }) => isSame(zoneName)))
    return refuse(saveZone, 'BAD_INPUT', undefined, { zoneName: m.settings_name_taken() })
  if (!seen && others.length >= MOST_ZONES)
    return refuse(saveZone, 'BAD_INPUT', undefined, {
      zoneName: m.settings_zones_many({ count: MOST_ZONES }),
    })
  const minor = (amount: number | null) => (amount === null ? null : toMinor(amount, exponent))
  const row = {
    ...zone,
    branchId,
    radius: zone.radius === null ? null : Math.round(zone.radius * 1000),
    shippingBands: zone.shippingBands && minorBands(zone.shippingBands, exponent),
    leastOrder: minor(zone.leastOrder),
    updatedAt: clock(),
  }
  const last = sql`(select coalesce(max(position), -1) + 1 from delivery_zones)`
  const [saved] = seen
    ? await database.update(deliveryZones).set(row).where(eq(deliveryZones.zoneId, seen.zoneId)).returning()
    : await database
        .insert(deliveryZones)
        .values({ ...row, position: last as unknown as number })
        .returning()
  const subjectId = saved?.zoneId ?? 0
  const zones = await readZones(shop)
  const after = zones.find(one => one.zoneId === subjectId)
  await audit.add({ action: seen ? 'save' : 'add', subject: 'delivery zone', subjectId, before: seen, after })
  return zones
})
