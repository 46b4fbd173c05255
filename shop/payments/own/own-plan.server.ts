import { Failure, refuse } from '../../lib/call.ts'
import type { Limit } from '../../lib/limits.server.ts'
import { toDecimal } from '../../lib/money.ts'
import type { Shop } from '../../lib/shop.server.ts'
import { outcomeOf } from '../../orders/desk/edit-order.server.ts'
import type { Editable } from '../../orders/desk/plan-edit.server.ts'
import { namesOf } from '../../orders/desk/short-of.server.ts'
import { orderOfLink } from '../../orders/own/order-of-link.server.ts'
import { cancelOwn, type OwnEdit, previewOwnEdit } from '../../orders/own/own-changes.contract.ts'
import { type OwnPlan, planOwnEdit } from '../../orders/own/plan-own-edit.server.ts'
import { providerOf } from '../providers/providers.server.ts'
import { findOpenRest } from '../rest/still-asked.server.ts'
import { readCover } from './card-cover.server.ts'

/** The refusals of a change by the customer. */
export type Refused = Failure<keyof typeof previewOwnEdit.failures & string>

/** Finds the order of a link before the transaction, and counts the request. */
export const byLink =
  (limit: Limit) =>
  async (input: { orderNum: string; link: string }, { database, limits }: Shop) => {
    const orderId = await orderOfLink(database, input)
    if (orderId === undefined) return refuse(cancelOwn, 'NOT_FOUND', undefined)
    await limits.spend(limit, String(orderId))
    return orderId
  }

/** Returns the most that an order may cost after a change, in minor units. */
export const costOf = ({ sums }: Pick<OwnPlan, 'sums'>): number => sums.ceiling ?? sums.total

/**
 * Computes a change by the customer. `toPay`: the minor units that it costs beyond what the card covers; it is refused if nothing can
 * be paid by card now.
 */
export async function planWithCover(
  shop: Shop,
  found: Editable,
  edit: OwnEdit,
): Promise<{ planned: OwnPlan; toPay: number } | Refused> {
  const { database, clock } = shop
  const { order } = found
  const planned = await planOwnEdit(database, found, edit, clock())
  if (planned instanceof Failure) return planned
  const most = await readCover(database, order)
  if (most === undefined || costOf(planned) <= most) return { planned, toPay: 0 }
  if (!providerOf(shop)) return refuseCost(most, order.exponent)
  if (await findOpenRest(shop, order)) return refuse(previewOwnEdit, 'REST_OPEN', undefined)
  return { planned, toPay: costOf(planned) - most }
}

/** Refuses a change that costs more than the card covers: `most` is what it covers, in minor units. */
export const refuseCost = (most: number, exponent: number): Refused =>
  refuse(previewOwnEdit, 'MORE_THAN_CARD', { most: toDecimal(most, exponent) })

/** Refuses a change for which something is short: products, or the minutes of work of its window. */
export function refuseShort(
  planned: OwnPlan,
  short: readonly { availabilityId: number; left: number }[],
): Refused | undefined {
  if (short.length === 0) return undefined
  const lines = namesOf(planned, short)
  if (lines.length) return refuse(previewOwnEdit, 'OUT_OF_STOCK', { lines })
  return refuse(previewOwnEdit, 'TOO_SOON', { lines: [] })
}

/** Returns the result of a change, in decimals of the order's currency. */
export function outcomeOfOwn(planned: OwnPlan) {
  const { farOff: _, ...outcome } = outcomeOf(planned)
  return outcome
}
