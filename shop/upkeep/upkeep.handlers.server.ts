import { answerCheckBooks, answerFindHealth } from './find-health.server.ts'

/** The handlers of every call of upkeep. */
export const upkeepHandlers = [answerFindHealth, answerCheckBooks] as const
