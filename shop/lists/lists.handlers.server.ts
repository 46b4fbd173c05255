import { answerFindUsual } from './find-usual.server.ts'
import { answerSaveUsual } from './save-usual.server.ts'
import {
  answerFindSavedList,
  answerFindSavedLists,
  answerRemoveList,
  answerSaveList,
} from './saved.server.ts'

/** The handlers of every call of lists. */
export const listsHandlers = [
  answerFindUsual,
  answerSaveUsual,
  answerFindSavedLists,
  answerFindSavedList,
  answerSaveList,
  answerRemoveList,
] as const
