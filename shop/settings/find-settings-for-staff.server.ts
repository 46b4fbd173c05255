import { handle } from '../lib/handler.server.ts'
import { configuredMethods } from './choices.ts'
import { readStaffSettings } from './read-settings.server.ts'
import { findSettingsForStaff } from './save-settings.contract.ts'

export const answerFindSettingsForStaff = handle(
  findSettingsForStaff,
  async (_input, { database, cards }) => ({
    ...(await readStaffSettings(database)),
    configuredMethods: configuredMethods(cards),
    cardPractice: cards?.name === 'practice',
  }),
)
