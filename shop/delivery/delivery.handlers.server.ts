import { answerArrangeZones } from './arrange-zones.server.ts'
import { answerDeleteZone } from './delete-zone.server.ts'
import { answerFindReach } from './find-reach.server.ts'
import { answerFindZones } from './find-zones.server.ts'
import { answerSaveZone } from './save-zone.server.ts'

/** The handlers of every call of delivery zones. */
export const deliveryHandlers = [
  answerFindZones,
  answerSaveZone,
  answerArrangeZones,
  answerDeleteZone,
  answerFindReach,
] as const
