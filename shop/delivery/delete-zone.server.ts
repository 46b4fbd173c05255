import { eq } from 'drizzle-orm'
import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { deliveryZones } from './delivery.tables.server.ts'
import { readZones } from './read-zones.server.ts'
import { deleteZone } from './zones.contract.ts'

export const answerDeleteZone = handle(deleteZone, async ({ id }, shop) => {
  const { database, audit } = shop
  const before = (await readZones(shop)).find(({ zoneId }) => zoneId === id)
  const [gone] = before
    ? await database.delete(deliveryZones).where(eq(deliveryZones.zoneId, id)).returning()
    : []
  if (!gone) return refuse(deleteZone, 'NOT_FOUND', undefined)
  await audit.add({ action: 'delete', subject: 'delivery zone', subjectId: id, before })
  return readZones(shop)
})
