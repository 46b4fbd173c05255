import { handle } from '../lib/handler.server.ts'
import { findClosedDays } from './closed-days.contract.ts'
import { readClosedDays } from './read-closed-days.server.ts'

export const answerFindClosedDays = handle(findClosedDays, (_input, shop) => readClosedDays(shop))
