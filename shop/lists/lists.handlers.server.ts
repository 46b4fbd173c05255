import { answerFindUsual } from './find-usual.server.ts'
import { answerSaveUsual } from './save-usual.server.ts'

/** The handlers of every call of lists. */
export const listsHandlers = [answerFindUsual, answerSaveUsual] as const
