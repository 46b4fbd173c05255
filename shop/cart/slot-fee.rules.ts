import type { ChargeRules } from './cart.rules.ts'

/** Returns the charges with the fee of a window: it is added to each delivery charge, and is the only one of a pickup. */
export function withSlotFee(rules: ChargeRules, fee: number): ChargeRules {
  if (fee === 0) return rules
  const bands = rules.delivered ? rules.shippingBands : [{ from: 0, fee: 0 }]
  const shippingBands = bands.map(band => ({ ...band, fee: band.fee + fee }))
  return { ...rules, delivered: true, shippingBands }
}
