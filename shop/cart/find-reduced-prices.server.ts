import { dayAt } from '../lib/dates/dates.ts'
import { handle } from '../lib/handler.server.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity } from '../lib/quantity.ts'
import { lotDayWords } from '../lots/lot-day-words.ts'
import { hasLotsOnShelf } from '../lots/lots-on-shelf.server.ts'
import { readCharging } from '../settings/read-charging.server.ts'
import { allSoldAt, readSoldAnywhere } from './read-lines.server.ts'
import { choosing } from './reduced-lines.server.ts'
import { findReducedPrices } from './reduced-prices.contract.ts'

export const answerFindReducedPrices = handle(
  findReducedPrices,
  async ({ productId }, { database, clock }) => {
    // Most products are in no lots: no more is read of them.
    if (!(await hasLotsOnShelf(database, productId))) return []
    const [anywhere, { settings, branches }] = await Promise.all([
      readSoldAnywhere(database, [productId]),
      readCharging(database),
    ])
    const { shortDatedDays, shortDatedBp, timeZone, currency } = settings
    const on = { shortDatedDays, shortDatedBp, today: dayAt(clock(), timeZone) }
    return branches.flatMap(({ branchId, isMain }) => {
      const sold = allSoldAt(anywhere, branchId, on).get(productId)
      if (!sold?.shortDated) return []
      const quantity = toQuantity(sold.minimumSteps, sold.quantityStep)
      const { chargedPrice, reducedFrom, reducedSteps } = choosing()(sold, { productId, quantity })
      if (reducedFrom === null) return []
      return [
        {
          ...{ branchId, isMain },
          percent: sold.shortDated.bp / 100,
          effectivePrice: toDecimal(chargedPrice, currency.exponent),
          left: toQuantity(reducedSteps, sold.quantityStep),
          says: lotDayWords(sold.shortDated) ?? null,
        },
      ]
    })
  },
)
