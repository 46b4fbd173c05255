import { m } from '../messages/m.ts'
import { button, factsOf, says, unlinked } from './letter-words.ts'
import type { MessageFacts, OrderFacts } from './mail-facts.ts'
import type { Letter, MailPart } from './mail-parts.ts'

/** Writes a letter about an order; there is no letter if the order is gone. */
export type AboutOrder = (order: OrderFacts, facts: MessageFacts) => Letter

/** Lists the lines of an order and its sums. */
export const bill = ({ lines, sums }: OrderFacts): MailPart => ({ kind: 'lines', lines, sums })
/** The note that staff wrote to the customer, if there is one. */
export const noteOf = ({ note }: MessageFacts['data']): MailPart[] =>
  note ? [{ kind: 'quote', text: note }] : []
/** The cash to have ready, if any is due. */
export const readyCash = ({ cash: amount }: OrderFacts): MailPart[] =>
  amount === undefined ? [] : [says(m.orders_have_ready({ amount }))]
/** Leads to the page of an order. */
export const look = (order: OrderFacts) => button(m.mails_button_order(), order.link)
/** Says how an order is handed over and paid, and more facts. */
export const how = (order: OrderFacts, ...more: (readonly [string, string])[]) =>
  factsOf(
    [m.mails_fact_order(), order.orderNum],
    [m.mails_fact_way(), order.way],
    [m.mails_fact_place(), unlinked(order.place)],
    [m.mails_fact_payment(), order.payment],
    ...more,
  )
