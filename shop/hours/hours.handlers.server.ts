import { answerDeleteBreak, answerFindBreaks, answerSaveBreak } from './edit-breaks.server.ts'
import {
  answerDeleteClosedDays,
  answerFindClosedDays,
  answerSaveClosedDays,
} from './edit-closed-days.server.ts'
import {
  answerDeleteDatedHours,
  answerFindDatedHours,
  answerSaveDatedHours,
} from './edit-dated-hours.server.ts'
import { answerFindPrayerTimes, answerSavePrayerTimes } from './edit-prayer-times.server.ts'
import {
  answerFindAllStoreHours,
  answerSaveStoreHours,
  answerSaveWeekHours,
} from './edit-store-hours.server.ts'
import { answerFindOpening } from './find-opening.server.ts'
import { answerPreviewHours } from './preview-hours.server.ts'

/** The handlers of every call about hours. */
export const hoursHandlers = [
  answerFindAllStoreHours,
  answerSaveStoreHours,
  answerSaveWeekHours,
  answerFindClosedDays,
  answerSaveClosedDays,
  answerDeleteClosedDays,
  answerFindDatedHours,
  answerSaveDatedHours,
  answerDeleteDatedHours,
  answerFindBreaks,
  answerSaveBreak,
  answerDeleteBreak,
  answerFindPrayerTimes,
  answerSavePrayerTimes,
  answerFindOpening,
  answerPreviewHours,
] as const
