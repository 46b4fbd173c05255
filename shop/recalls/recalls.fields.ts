import { z } from 'zod'
import { filledLine, filledText, id } from '../lib/fields.ts'
import { lot, lotDelivery } from '../lots/lots.fields.ts'
import { m } from '../messages/m.ts'
import { MOST_LOTS, recallOutcomes, recallStates, refundWays } from './recall-states.ts'

/** The lots that staff choose. */
export const chosenLots = z
  .array(id, { error: () => m.recalls_lots_missing() })
  .min(1, { error: () => m.recalls_lots_missing() })
  .max(MOST_LOTS)

/** The words of a recall. Customers read both. */
export const recallWords = {
  reason: filledLine(200, m.recalls_reason_missing),
  /** The thing that customers should do with the goods. */
  advice: filledText(500, m.recalls_advice_missing),
}

/**
 * A lot with the amounts that came in, that orders got (also those that are not handed over yet), and that are lost; amounts in the unit
 * of its product. `received` less `sold` and `lost` is `onHand`.
 */
export const recallLot = lot
  .extend({ received: z.number(), sold: z.number(), lost: z.number() })
  .meta({ title: 'RecallLot' })
/** A lot of a recall. */
export type RecallLot = z.output<typeof recallLot>

/** The same with its deliveries, the latest first. */
export const recalledLot = recallLot
  .extend({ deliveries: z.array(lotDelivery) })
  .meta({ title: 'RecalledLot' })
/** A lot of a recall, with its deliveries. */
export type RecalledLot = z.output<typeof recalledLot>

/** A recall as lists show it. `orders`: those that had something of its lots; `done`: those that the shop has dealt with. */
export const recall = z
  .object({
    recallId: z.int(),
    ...{ reason: z.string(), advice: z.string() },
    /** True if customers are refunded. */
    refunds: z.boolean(),
    startedBy: z.string(),
    startedAt: z.string(),
    lots: z.array(
      z.object({
        ...{ lotId: z.int(), code: z.string(), productId: z.int(), productName: z.string() },
        ...{ branchId: z.int(), branchName: z.string() },
      }),
    ),
    orders: z.int(),
    done: z.int(),
    /** The orders of customers who have the goods, and those of them who got a mail or a text message. */
    handedOver: z.int(),
    notified: z.int(),
    /** The orders of customers who have the goods whom staff have called, and of those who got no message and no call yet. */
    called: z.int(),
    toCall: z.int(),
    /** The orders that are to be picked again. */
    pickAgain: z.int(),
    /** The sum of all refunds, in decimals. */
    refunded: z.number(),
  })
  .meta({ title: 'Recall' })
/** A recall as lists show it. */
export type Recall = z.output<typeof recall>

/** A call of staff to a customer: when and by whom, with the first name; both null if nobody has called. */
export const notedCall = { calledAt: z.string().nullable(), calledBy: z.string().nullable() }

/** An order that had something of the lots of a recall. */
export const recallOrder = z
  .object({
    ...{ orderId: z.int(), orderNum: z.string(), orderStatus: z.string(), createDate: z.string() },
    ...{ branchId: z.int(), branchName: z.string() },
    /** Its customer; null if the caller may not see the orders of its branch. Empty texts if the shop does not know them. */
    contact: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
    /** The amounts that it has of the lots, or had when the shop dealt with it, in the units of the products. */
    lines: z.array(
      z.object({
        ...{ orderItemId: z.int(), lotId: z.int(), code: z.string(), productName: z.string() },
        ...{ quantity: z.number(), unitName: z.string() },
      }),
    ),
    state: z.enum(recallStates),
    /** Null while it waits. */
    outcome: z.enum(recallOutcomes).nullable(),
    /** The price of what it had of the lots with its tax, and what its customer gets back of that, in decimals. */
    amount: z.number(),
    refunded: z.number(),
    way: z.enum(refundWays),
    /** True if its customer got a mail or a text message. */
    notified: z.boolean(),
    ...notedCall,
    doneAt: z.string().nullable(),
  })
  .meta({ title: 'RecallOrder' })
/** An order of a recall. */
export type RecallOrder = z.output<typeof recallOrder>

/** A recall of goods that the customer of an order has, with the lines that have them, and what was refunded in decimals. */
export const recallOfOrder = z
  .object({
    ...{ recallId: z.int(), reason: z.string(), advice: z.string(), orderItemIds: z.array(z.int()) },
    ...{ refunded: z.number(), way: z.enum(refundWays) },
  })
  .meta({ title: 'RecallOfOrder' })
/** A recall of goods that the customer of an order has. */
export type RecallOfOrder = z.output<typeof recallOfOrder>
