import { answerDeleteClosedDays } from './delete-closed-days.server.ts'
import { answerFindAllStoreHours } from './find-all-store-hours.server.ts'
import { answerFindAllTaxes } from './find-all-taxes.server.ts'
import { answerFindAllTaxesByStateCode } from './find-all-taxes-by-state-code.server.ts'
import { answerFindClosedDays } from './find-closed-days.server.ts'
import { answerFindSettings } from './find-settings.server.ts'
import { answerFindSettingsForStaff } from './find-settings-for-staff.server.ts'
import { answerSaveClosedDays } from './save-closed-days.server.ts'
import { answerSaveHomeChoice } from './save-home-choice.server.ts'
import { answerSaveSettings } from './save-settings.server.ts'
import { answerSaveStoreHours } from './save-store-hours.server.ts'
import { answerSaveTaxes } from './save-taxes.server.ts'
import { answerSaveWeekHours } from './save-week-hours.server.ts'

/** The handlers of every call of settings. */
export const settingsHandlers = [
  answerFindSettings,
  answerFindAllTaxes,
  answerFindAllTaxesByStateCode,
  answerFindAllStoreHours,
  answerSaveStoreHours,
  answerSaveWeekHours,
  answerFindClosedDays,
  answerSaveClosedDays,
  answerDeleteClosedDays,
  answerSaveTaxes,
  answerFindSettingsForStaff,
  answerSaveSettings,
  answerSaveHomeChoice,
] as const
