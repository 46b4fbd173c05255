import { answerFindRecall, answerFindRecalls } from './find-recalls.server.ts'
import { answerFindRecallsByLink, answerFindRecallsOfOrder } from './find-recalls-of-order.server.ts'
import { answerNoteCall } from './note-call.server.ts'
import { answerPreviewRecall } from './preview-recall.server.ts'
import { answerStartRecall } from './start-recall.server.ts'

/** The handlers of every call of recalls. */
export const recallsHandlers = [
  answerPreviewRecall,
  answerStartRecall,
  answerFindRecalls,
  answerFindRecall,
  answerNoteCall,
  answerFindRecallsByLink,
  answerFindRecallsOfOrder,
] as const
