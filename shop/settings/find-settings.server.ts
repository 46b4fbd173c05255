import { handle } from '../lib/handler.server.ts'
import { readSettings } from './read-settings.server.ts'
import { findSettings } from './settings.contract.ts'

export const answerFindSettings = handle(
  findSettings,
  async (_input, { database, version, environmentLabel, publicAddress }) => ({
    ...(await readSettings(database)),
    version,
    environmentLabel,
    publicAddress,
  }),
)
