import { answerFindUsual } from './find-usual.server.ts'
import { answerSaveUsual } from './save-usual.server.ts'
import {
  answerFindSavedList,
  answerFindSavedLists,
  answerRemoveList,
  answerSaveList,
} from './saved.server.ts'
import { answerFindStanding } from './standing/find-standing.server.ts'
import {
  answerEndStanding,
  answerPauseStanding,
  answerResumeStanding,
} from './standing/pause-standing.server.ts'
import { answerSaveStanding } from './standing/save-standing.server.ts'
import { answerSkipStanding, answerUnskipStanding } from './standing/skip-standing.server.ts'

/** The handlers of every call of lists. */
export const listsHandlers = [
  answerFindUsual,
  answerSaveUsual,
  answerFindSavedLists,
  answerFindSavedList,
  answerSaveList,
  answerRemoveList,
  answerFindStanding,
  answerSaveStanding,
  answerSkipStanding,
  answerUnskipStanding,
  answerPauseStanding,
  answerResumeStanding,
  answerEndStanding,
] as const
