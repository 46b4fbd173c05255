import { shippingFee } from '../cart/cart.rules.ts'
import type { Distribution } from './animals.rules.ts'

/** A share as its delivery is charged: its price without tax in minor units, and the window in which it is brought. */
export type Brought = { net: number; distribution: Distribution; windowId?: number | undefined }

/** True if a share is brought to the customer. */
export const isBrought = ({ distribution }: Pick<Brought, 'distribution'>): boolean =>
  distribution === 'DELIVER'

/** Returns the price of the shares that are brought, without tax, in minor units. */
export const broughtPrice = (shares: readonly Brought[]): number =>
  shares.filter(isBrought).reduce((sum, { net }) => sum + net, 0)

/**
 * Returns the charge for bringing shares, in minor units. Shares of one window come together, and are charged as an order of
 * their price; each further window is a further delivery.
 */
export function deliveryFee(
  shares: readonly Brought[],
  shippingBands: readonly { from: number; fee: number }[],
): number {
  const ofWindow = new Map<number | undefined, number>()
  for (const { net, windowId } of shares.filter(isBrought))
    ofWindow.set(windowId, (ofWindow.get(windowId) ?? 0) + net)
  const fees = [...ofWindow.values()].map(net => shippingFee(net, { shippingBands, delivered: true }))
  return fees.reduce((sum, fee) => sum + fee, 0)
}
