import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import type { MessageFacts, OrderFacts } from '../mail-facts.ts'
import type { Letter, MailPart } from '../mail-parts.ts'

/** The number of characters after which a name is cut. */
const LONGEST_NAME = 40
/** The number of characters after which a note is cut. */
const LONGEST_NOTE = 200
/** The number of characters after which a subject is cut. */
const LONGEST_SUBJECT = 140

/** Puts text on one line, without characters that could end a header or change the direction of the text after them. */
export const onOneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()

/** Returns a subject on one line, cut to length. */
export const subjectOf = (text: string) => firstGraphemes(onOneLine(text), LONGEST_SUBJECT)

/** Text that a mail program turns into a link. */
const likeLink = /[/@:\\]|\.\p{L}/u

/**
 * Returns a name for use in a mail: one line, cut to length. A name that looks like a web address is left out: otherwise
 * strangers could send that link to anyone by ordering in their name.
 */
export function saidName(name: string | undefined): string {
  const line = onOneLine(name ?? '')
  return likeLink.test(line) ? '' : firstGraphemes(line, LONGEST_NAME)
}

/** Puts text that strangers may have typed on one line, so that mail programs make no link of it. */
export const unlinked = (text: string) =>
  onOneLine(text)
    .replaceAll('://', ' ')
    .replaceAll(/[.@](?=\p{L})/gu, '$& ')

/** Returns the note of a shopper on one line, cut to length, so that mail programs make no link of it. */
export const saidNote = (text: string) => firstGraphemes(unlinked(text), LONGEST_NOTE)

/** The greeting of a mail. */
export function hello(name: string | undefined): MailPart {
  const said = saidName(name)
  return { kind: 'text', text: said ? m.mails_hello({ name: said }) : m.mails_hello_all() }
}

/** A paragraph. */
export const says = (text: string): MailPart => ({ kind: 'text', text })
/** A remark in small print. */
export const remark = (text: string): MailPart => ({ kind: 'small', text })
/** A button with a link. */
export const button = (label: string, link: string): MailPart => ({ kind: 'button', says: label, link })
/** Names and values, without those that are empty. */
export const factsOf = (...facts: (readonly [string, string])[]): MailPart => ({
  kind: 'facts',
  facts: facts.filter(([, value]) => value.trim() !== ''),
})

/** Writes a letter about an order; there is no letter if the order is gone. */
export type AboutOrder = (order: OrderFacts, facts: MessageFacts) => Letter

/** Lists the lines of an order and its sums. */
export const bill = ({ lines, sums }: OrderFacts): MailPart => ({ kind: 'lines', lines, sums })
/** The note that staff wrote to the customer, if there is one. */
export const noteOf = ({ note }: MessageFacts['data']): MailPart[] =>
  note ? [{ kind: 'quote', text: note }] : []
/** The cash and the ID to have ready, if any are needed. */
export const toHaveReady = ({ cash: amount, idReady }: OrderFacts): MailPart[] => [
  ...(amount === undefined ? [] : [says(m.orders_have_ready({ amount }))]),
  ...(idReady === undefined ? [] : [says(idReady)]),
]
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
