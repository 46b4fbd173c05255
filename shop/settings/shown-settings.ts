import type { OutputOf } from '../lib/call.ts'
import type { findSettings } from './settings.contract.ts'

type Settings = OutputOf<typeof findSettings>

/** The settings that every page carries, because screens in the browser need them. */
export type ShownSettings = ReturnType<typeof shownSettings>

/** Leaves out the settings that only still parts, mails and the server need. */
export function shownSettings(settings: Settings) {
  const { shopName, logo, sharePicture, publicAddress, currency, timeZone, defaultCountry } = settings
  const { whatsAppNumber, coverageZone, shippingBands, defaultBrand, paymentMethods, cardPractice } = settings
  const { smallestCoin, homePage, header, mapElsewhere, version, environmentLabel } = settings
  return {
    ...{ shopName, logo, sharePicture, publicAddress, currency, timeZone, defaultCountry },
    ...{ whatsAppNumber, coverageZone, shippingBands, defaultBrand, paymentMethods, cardPractice },
    ...{ smallestCoin, homePage, header, mapElsewhere, version, environmentLabel },
  }
}
