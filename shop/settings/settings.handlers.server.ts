import { answerFindBranches, answerFindBranchesForStaff } from './branches/find-branches.server.ts'
import { answerOpenBranch, answerSaveBranch } from './branches/save-branch.server.ts'
import { answerFindAllTaxes } from './find-all-taxes.server.ts'
import { answerFindAllTaxesByStateCode } from './find-all-taxes-by-state-code.server.ts'
import { answerFindSettings } from './find-settings.server.ts'
import { answerFindSettingsForStaff } from './find-settings-for-staff.server.ts'
import { answerSaveHomeChoice } from './save-home-choice.server.ts'
import { answerSaveSettings } from './save-settings.server.ts'
import { answerSaveTaxes } from './save-taxes.server.ts'

/** The handlers of every call of settings. */
export const settingsHandlers = [
  answerFindSettings,
  answerFindAllTaxes,
  answerFindAllTaxesByStateCode,
  answerSaveTaxes,
  answerFindSettingsForStaff,
  answerSaveSettings,
  answerSaveHomeChoice,
  answerFindBranches,
  answerFindBranchesForStaff,
  answerSaveBranch,
  answerOpenBranch,
] as const
