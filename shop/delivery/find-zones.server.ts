import { handle } from '../lib/handler.server.ts'
import { readZones } from './read-zones.server.ts'
import { findZones } from './zones.contract.ts'

export const answerFindZones = handle(findZones, (_input, shop) => readZones(shop))
