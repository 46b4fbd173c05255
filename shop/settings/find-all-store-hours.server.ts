import { asc } from 'drizzle-orm'
import { handle } from '../lib/handler.server.ts'
import { storeHours } from './settings.tables.server.ts'
import { findAllStoreHours } from './store-hours.contract.ts'

export const answerFindAllStoreHours = handle(findAllStoreHours, (_input, { database }) =>
  database.select().from(storeHours).orderBy(asc(storeHours.branchId), asc(storeHours.weekday)),
)
