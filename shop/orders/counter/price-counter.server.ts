import { priceLines } from '../../cart/cart.rules.ts'
import { readCharges } from '../../cart/charges.server.ts'
import { priced, troubleAfter } from '../../cart/priced-lines.server.ts'
import { allSoldAt, type ChosenGoods, readSoldAnywhere } from '../../cart/read-lines.server.ts'
import { choosing } from '../../cart/reduced-lines.server.ts'
import { showSums } from '../../cart/show-sums.ts'
import { perUnit } from '../../catalogue/measures.rules.ts'
import { refuse } from '../../lib/call.ts'
import { inCoins } from '../../lib/coins.ts'
import { dayAt } from '../../lib/dates/dates.ts'
import { handle } from '../../lib/handler.server.ts'
import { toDecimal, toMinor } from '../../lib/money.ts'
import { branchesWith } from '../../lib/permissions.ts'
import { toQuantity } from '../../lib/quantity.ts'
import { pictureAddress } from '../../media/picture-address.ts'
import { m } from '../../messages/m.ts'
import { branchOfStaff } from '../../settings/branches/branch-of-staff.server.ts'
import { readSettings } from '../../settings/read-settings.server.ts'
import { type CounterItem, type CounterLine, priceCounter } from './counter.contract.ts'
import { asWeighed, isByWeight, lacksWeight, lineOf } from './counter-goods.rules.ts'

export const answerPriceCounter = handle(priceCounter, async ({ items, branchId }, shop) => {
  const { database, caller, clock } = shop
  const branch = await branchOfStaff(database, branchesWith(caller, 'orders'), branchId)
  if (branch === undefined)
    return refuse(priceCounter, 'BAD_INPUT', undefined, { branchId: m.orders_office_other_branch() })
  const [anywhere, charges, { smallestCoin }] = await Promise.all([
    readSoldAnywhere(database, [...new Set(items.map(({ productId }) => productId))]),
    readCharges(database, { delivered: false, branchId: branch }),
    readSettings(database),
  ])
  const { exponent } = charges.currency
  const { branch: chosen, shortDated, timeZone } = charges
  const today = dayAt(clock(), timeZone)
  const soldNow = allSoldAt(anywhere, chosen.branchId, { ...shortDated, today })
  const choose = choosing()
  const reserved = new Map<number, number>()
  const lines = items.map(item => {
    const sold = soldNow.get(item.productId)
    if (!sold) return { item, goods: undefined, line: item, trouble: 'GONE' as const }
    const line = lineOf(sold, item)
    const goods = choose(asWeighed(sold, item), line)
    const lacks = lacksWeight(sold, item) ? ('WEIGHT' as const) : undefined
    return { item, goods, line, trouble: lacks ?? troubleAfter(line, goods, reserved) }
  })
  const sums = priceLines(
    lines.map(({ line, goods }) => priced(line, goods)),
    charges.rules,
  )
  const decimal = (minor: number) => toDecimal(minor, exponent)
  return {
    ...showSums(sums, exponent),
    taxName: charges.taxName,
    receivable: decimal(inCoins(sums.total, toMinor(smallestCoin, exponent))),
    lines: lines.map(({ item, goods, line, trouble }, at) => ({
      ...shownGoods(item, goods),
      quantity: line.quantity,
      effectivePrice: decimal(goods?.chargedPrice ?? 0),
      lineTotal: decimal(sums.lines[at]?.linePrice ?? 0),
      trouble,
    })),
  }
})

/** Shows the product of a line; one that is gone has no name. */
function shownGoods(
  { productId, weight }: CounterItem,
  goods: ChosenGoods | undefined,
): Omit<CounterLine, 'quantity' | 'effectivePrice' | 'lineTotal' | 'trouble'> {
  const unitName = goods?.unitName ?? ''
  const pricedUnit = goods?.pricedUnit ?? unitName
  return {
    ...{ productId, weight, unitName, pricedUnit },
    productName: goods?.productName ?? '',
    image: goods?.hash ? pictureAddress(goods.hash) : null,
    ageFrom: goods?.ageFrom ?? null,
    step: toQuantity(1, goods?.quantityStep ?? 1000),
    weighed: goods?.weighed ?? false,
    byWeight: goods !== undefined && isByWeight(goods),
    priceUnit: goods ? perUnit(pricedUnit, goods.pricedPer) : '',
  }
}
