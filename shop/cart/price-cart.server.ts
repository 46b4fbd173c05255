import { stockFor } from '../catalogue/cut-weight.rules.ts'
import { measureOf, perUnit } from '../catalogue/measures.rules.ts'
import { showPreparations } from '../catalogue/select-products.server.ts'
import { showQuantityUnit, showReady } from '../catalogue/show-measures.ts'
import { locateAddress } from '../delivery/locate-address.server.ts'
import { isTyped, missingFor } from '../delivery/reach.rules.ts'
import { showReach } from '../delivery/show-reach.ts'
import { handlePrepared } from '../lib/handler.server.ts'
import type { Limit } from '../lib/limits.server.ts'
import { toDecimal } from '../lib/money.ts'
import { toQuantity, toSteps } from '../lib/quantity.ts'
import { pictureAddress } from '../media/picture-address.ts'
import { decimalBands } from '../settings/charge-bands.ts'
import { offeredMethods } from '../settings/choices.ts'
import { readSlotFee } from '../slots/read-slots.server.ts'
import { priceCart, type ShownLine } from './cart.contract.ts'
import { type PricedLine, priceLines, shippingFee } from './cart.rules.ts'
import type { CartLine } from './cart-lines.ts'
import { readCharges } from './charges.server.ts'
import {
  allSoldAt,
  asChosen,
  type ChosenGoods,
  pricedAs,
  readSoldAnywhere,
  type Sold,
  stepsLeft,
  type Trouble,
  troubleOf,
} from './read-lines.server.ts'
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
  async ({ items, pickupType, slotId, ...typed }, { database, cards }, position) => {
    const [anywhere, charged, slotFee] = await Promise.all([
      readSoldAnywhere(database, [...new Set(items.map(item => item.productId))]),
      readCharges(database, { ...typed, delivered: pickupType === 'DELIVERY', position }),
      slotId === undefined ? 0 : readSlotFee(database, slotId),
    ])
    const { branchId, branchName } = charged.branch
    const sold = allSoldAt(anywhere, branchId)
    const charges = { ...charged, rules: withSlotFee(charged.rules, slotFee) }
    const reserved = new Map<number, number>()
    const lines = items.map(item => {
      const goods = sold.get(item.productId)
      const offered = goods && asChosen(goods, item)
      return { item, sold: offered, trouble: trouble(item, offered, reserved) }
    })
    const sums = priceLines(
      lines.map(line => priced(line.item, line.sold)),
      charges.rules,
    )
    const decimal = (minor: number) => toDecimal(minor, charges.currency.exponent)
    const { reach, bandsElsewhere } = charges
    const fees = [charged.rules.shippingBands, ...bandsElsewhere].map(shippingBands =>
      shippingFee(sums.subtotal, withSlotFee({ ...charged.rules, shippingBands }, slotFee)),
    )
    const [least, most] = [Math.min(...fees), Math.max(...fees)]
    return {
      lines: lines.map((line, index) => ({
        ...show(line, decimal(sums.lines[index]?.linePrice ?? 0), decimal),
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

/** Returns the same as `troubleOf`, and checks that there is enough stock after the lines before this one. */
function trouble(
  item: CartLine,
  sold: ChosenGoods | undefined,
  reserved: Map<number, number>,
): Trouble | null {
  const wrong = troubleOf(item, sold)
  if (wrong || !sold?.stockTracked) return wrong
  if (stepsLeft(sold) === 0) return 'SOLD_OUT'
  const steps = toSteps(item.quantity, sold.quantityStep) ?? 0
  const wanted = (reserved.get(sold.productId) ?? 0) + stockFor(steps * sold.quantityStep, sold)
  reserved.set(sold.productId, wanted)
  return wanted > (sold.inStock ?? 0) ? 'NOT_ENOUGH' : null
}

const NO_CHOICES = { optionPrices: {}, piecePrices: {}, linePrices: {}, choiceYields: {}, choiceMinutes: {} }
const NOTHING: PricedLine = { chargedPrice: 0, measure: 0, pricedPer: 1000, cap: 0, taxExempt: true }

/** A line that is gone or has no valid quantity costs nothing. */
const priced = (item: CartLine, sold: ChosenGoods | undefined): PricedLine =>
  sold ? pricedAs(sold, toSteps(item.quantity, sold.quantityStep) ?? 0) : NOTHING

function show(
  { item, sold, trouble }: { item: CartLine; sold: ChosenGoods | undefined; trouble: Trouble | null },
  lineTotal: number,
  decimal: (minor: number) => number,
): Omit<ShownLine, 'offered'> {
  const step = sold?.quantityStep ?? 1000
  return {
    productId: item.productId,
    productName: sold?.productName ?? '',
    category: sold?.category ?? '',
    categoryId: sold?.categoryId ?? 0,
    image: sold?.hash ? pictureAddress(sold.hash) : null,
    unitName: sold?.unitName ?? '',
    unitPrice: decimal(sold?.unitPrice ?? 0),
    effectivePrice: decimal(sold?.chargedPrice ?? 0),
    quantity: item.quantity,
    lineTotal,
    ...showLineMeasures(sold, toSteps(item.quantity, step) ?? 0, decimal),
    step: toQuantity(1, step),
    minimum: toQuantity(sold?.minimumSteps ?? 1, step),
    maximum: toQuantity(sold?.maximumSteps ?? 1, step),
    left: toQuantity(sold ? stepsLeft(sold) : 0, step),
    nominalMeasure: sold?.nominalMeasure ? toQuantity(1, sold.nominalMeasure) : null,
    trouble,
  }
}

const offeredBy = (sold: Sold | undefined, exponent: number) => ({
  packagingAttributes: sold?.packagingAttributes ?? [],
  cuttingAttributes: sold?.cuttingAttributes ?? [],
  extraAttributes: sold?.extraAttributes ?? [],
  ...showPreparations(sold ?? NO_CHOICES, exponent),
})

/** A line that is gone has no measure. */
const showLineMeasures = (
  sold: ChosenGoods | undefined,
  steps: number,
  decimal: (minor: number) => number,
) => ({
  steps,
  quantityUnit: showQuantityUnit(sold?.unitName ?? '', sold?.quantityStep ?? 1000),
  weighed: sold?.weighed ?? false,
  pricedUnit: sold?.pricedUnit ?? sold?.unitName ?? '',
  priceUnit: sold ? perUnit(sold.pricedUnit ?? sold.unitName, sold.pricedPer) : '',
  estimatedMeasure: sold ? toQuantity(1, measureOf(steps, sold)) : 0,
  weighedAfter: sold?.weighedAfter ?? false,
  readyMeasure: sold ? showReady(measureOf(steps, sold), sold) : null,
  lineCap: sold ? decimal(pricedAs(sold, steps).cap ?? 0) : 0,
})
