import type { OutputOf } from '../lib/call.ts'
import type { Branch } from './branches/branches.contract.ts'
import type { findSettings } from './settings.contract.ts'

/** A branch as every page knows it. */
export type ShopBranch = Pick<Branch, 'branchId' | 'branchName' | 'address' | 'collects'>

/** The branches that every page carries, the main one first: a shop with one branch has none to choose from. */
export const shownBranches = (
  branches: readonly Branch[],
): { branches?: ShopBranch[]; deliversOnly?: true } => ({
  ...(branches.some(({ collects }) => collects) ? {} : { deliversOnly: true }),
  ...(branches.length < 2
    ? {}
    : {
        branches: branches.map(({ branchId, branchName, address, collects }) => ({
          ...{ branchId, branchName, address, collects },
        })),
      }),
})

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
