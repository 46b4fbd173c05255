import { locateAddress } from '../delivery/locate-address.server.ts'
import { isTyped, missingFor } from '../delivery/reach.rules.ts'
import { showReach } from '../delivery/show-reach.ts'
import { dayAt } from '../lib/dates/dates.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { toDecimal } from '../lib/money.ts'
import { decimalBands } from '../settings/charge-bands.ts'
import { offeredMethods } from '../settings/choices.ts'
import { readSlotFee } from '../slots/read-slots.server.ts'
import { priceCart } from './cart.contract.ts'
import { shippingFee } from './cart.rules.ts'
import { readCharges } from './charges.server.ts'
import { checkLines, offeredBy, priceChecked, showLine } from './priced-lines.server.ts'
import { allSoldAt, readCartGoods, readPartsOfBoxes } from './read-lines.server.ts'
import { showSums } from './show-sums.ts'
import { withSlotFee } from './slot-fee.rules.ts'

/** Geocoding an address is slow; many people may share a network address. */
const locatesFromAddress: Limit = { name: 'cart-locate', most: 300, seconds: 60 }

export const answerPriceCart = handlePrepared(
  priceCart,
  async (typed, shop) => {
    if (typed.pickupType !== 'DELIVERY' || !isTyped(typed)) return undefined
    await shop.limits.spend(locatesFromAddress, shop.visitor.address)
    return locateAddress(shop, typed)
  },
  async ({ items, pickupType, slotId, ...typed }, { database, cards, clock }, position) => {
    const [anywhere, charged, slotFee] = await Promise.all([
      readCartGoods(
        database,
        items.map(item => item.productId),
      ),
      readCharges(database, { ...typed, delivered: pickupType === 'DELIVERY', position }),
      slotId === undefined ? 0 : readSlotFee(database, slotId),
    ])
    const { branchId, branchName } = charged.branch
    const today = dayAt(clock(), charged.timeZone)
    const parts = await readPartsOfBoxes(database, anywhere)
    const sold = allSoldAt([...anywhere, ...parts], branchId, { ...charged.shortDated, today })
    const charges = { ...charged, rules: withSlotFee(charged.rules, slotFee) }
    const lines = checkLines(items, sold)
    const { sums, lineTotals } = priceChecked(lines, charges.rules)
    const decimal = (minor: number) => toDecimal(minor, charges.currency.exponent)
    const { reach, bandsElsewhere } = charges
    const fees = [charged.rules.shippingBands, ...bandsElsewhere].map(shippingBands =>
      shippingFee(sums.subtotal, withSlotFee({ ...charged.rules, shippingBands }, slotFee)),
    )
    const [least, most] = [Math.min(...fees), Math.max(...fees)]
    return {
      lines: lines.map((line, index) => ({
        ...showLine(line, decimal(lineTotals[index] ?? 0), decimal),
        offered: offeredBy(line.sold, charges.currency.exponent),
      })),
      ...showSums(sums, charges.currency.exponent),
      most: decimal(sums.ceiling),
      taxName: charges.taxName,
      branch: { branchId, branchName },
      paymentMethods: offeredMethods(charges.paymentMethods, cards),
      shippingBands: decimalBands(charges.rules.shippingBands, charges.currency.exponent),
      shippingRange: least < most ? { least: decimal(least), most: decimal(most) } : null,
      destination: reach
        ? {
            ...showReach(reach, charges.currency.exponent),
            missing: decimal(missingFor(reach.zone, sums.subtotal)),
          }
        : null,
    }
  },
)
