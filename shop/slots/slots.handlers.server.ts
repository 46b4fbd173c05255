import {
  answerDeleteAdvanceRule,
  answerFindAdvanceOfProduct,
  answerFindAdvanceRules,
  answerSaveAdvanceRule,
} from './advance/edit-advance.server.ts'
import { answerDeletePattern, answerFindPatterns, answerSavePattern } from './edit-patterns.server.ts'
import { answerFindEarliest } from './find-earliest.server.ts'
import { answerFindSlots } from './find-slots.server.ts'
import { answerSaveSlot } from './staff-slots.server.ts'

/** The handlers of the calls about windows. */
export const slotsHandlers = [
  answerFindSlots,
  answerFindEarliest,
  answerSaveSlot,
  answerFindAdvanceRules,
  answerSaveAdvanceRule,
  answerDeleteAdvanceRule,
  answerFindAdvanceOfProduct,
] as const

/** The handlers of the calls about patterns: the windows follow each change. */
export const patternsHandlers = [answerFindPatterns, answerSavePattern, answerDeletePattern] as const
