import { refuse } from '../lib/call.ts'
import { handle } from '../lib/handler.server.ts'
import { saveHomeChoice } from './home-choice.contract.ts'
import { readSettings } from './read-settings.server.ts'
import { changeSettings, holdSettings } from './save-settings.server.ts'

export const answerSaveHomeChoice = handle(saveHomeChoice, async ({ seen, ...chosen }, shop) => {
  // Other changes of settings wait, so that the comparison is still right at the write.
  await holdSettings(shop.database)
  const { homePage, header } = await readSettings(shop.database)
  if (seen && (seen.homePage !== homePage || seen.header !== header))
    return refuse(saveHomeChoice, 'CHANGED', { homePage, header })
  await changeSettings(chosen, shop)
  return chosen
})
