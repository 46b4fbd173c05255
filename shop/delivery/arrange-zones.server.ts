import { eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import { holdZones, readZones } from './read-zones.server.ts'
import { arrangeZones } from './zones.contract.ts'

export const answerArrangeZones = handle(arrangeZones, async ({ zoneIds }, shop) => {
  const { database, audit } = shop
  await holdZones(database)
  const zones = await readZones(shop)
  const before = zones.map(({ zoneId }) => zoneId)
  if ([...before].sort().join() !== [...zoneIds].sort().join())
    return refuse(arrangeZones, 'CHANGED', { zones })
  for (const [position, zoneId] of zoneIds.entries())
    await database.update(deliveryZones).set({ position }).where(eq(deliveryZones.zoneId, zoneId))
  await audit.add({ action: 'arrange', subject: 'delivery zones', subjectId: 'all', before, after: zoneIds })
  return readZones(shop)
})
