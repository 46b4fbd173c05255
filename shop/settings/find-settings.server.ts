import { handle } from '../lib/handler.server.ts'
import { offeredMethods } from './choices.ts'
import { readSettings } from './read-settings.server.ts'
import { findSettings } from './settings.contract.ts'

export const answerFindSettings = handle(findSettings, async (_input, shop) => {
  const { database, cards, mapTiles, version, environmentLabel, publicAddress } = shop
  const settings = await readSettings(database)
  return {
    ...settings,
    paymentMethods: offeredMethods(settings.paymentMethods, cards),
    cardPractice: cards?.name === 'practice',
    mapElsewhere: mapTiles !== undefined,
    version,
    environmentLabel,
    publicAddress,
  }
})
