import { shippingFee } from '../cart/cart.rules.ts'
import type { Distribution } from './animals.rules.ts'

/** A share as its delivery is charged: its price without tax in minor units, and the window in which it is brought. */
export type Brought = { net: number; distribution: Distribution; windowId?: number | undefined }

/**
 * Returns the charge for bringing shares, in minor units. Shares of one window come together, and are charged as an order of
 * their price; each further window is a further delivery.
 */
export function deliveryFee(
  shares: readonly Brought[],
  shippingBands: readonly { from: number; fee: number }[],
): number {
  const ofWindow = new Map<number | undefined, number>()
  for (const { net, distribution, windowId } of shares)
    if (distribution === 'DELIVER') ofWindow.set(windowId, (ofWindow.get(windowId) ?? 0) + net)
  const fees = [...ofWindow.values()].map(net => shippingFee(net, { shippingBands, delivered: true }))
  return fees.reduce((sum, fee) => sum + fee, 0)
}
