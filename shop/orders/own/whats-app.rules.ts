import type { OfBox } from '../../boxes/box.ts'
import { firstGraphemes } from '../../lib/graphemes.ts'
import { m } from '../../messages/m.ts'
import { lineChoices } from '../line-choices.ts'
import { amountWords } from './order-words.rules.ts'

/** The most lines that a message names; some phones cut longer addresses off. */
const MOST_NAMED = 20
/** The number of characters after which a note is cut. */
const LONGEST_NOTE = 80

type Written = {
  shopName: string
  orderNum: string
  items: readonly {
    quantity: number
    measuringUnit: string
    pricedUnit: string
    estimatedMeasure: number
    finalWeight: number | null
    productName: string
    attributes: Record<string, string>
    ofBox: OfBox | null
    notes: string
  }[]
  /** The way and the window in words; undefined if it has no window. */
  time?: string | undefined
  /** The total in words for people, and the most that it can become when it is weighed. */
  total: string
  most: string | undefined
  /** The secret address of the order, with its host. */
  address: string
}

/** Returns a message to the shop about an order: its lines, its window, its total and its link. */
export function whatsAppText({ shopName, orderNum, items, time, total, most, address }: Written): string {
  const lines = items.slice(0, MOST_NAMED).map(item => {
    const line = m.orders_whatsapp_line({ amount: amountWords(item), name: item.productName })
    const chosen = lineChoices(item)
    const note = firstGraphemes(item.notes.replaceAll(/\s+/g, ' ').trim(), LONGEST_NOTE)
    return [
      `• ${line}`,
      ...(chosen.length ? [`(${chosen.join(', ')})`] : []),
      ...(note ? [m.orders_line_note({ note })] : []),
    ].join(' ')
  })
  const left = items.length - lines.length
  return [
    m.orders_whatsapp_greeting({ shop: shopName, number: orderNum }),
    ...lines,
    ...(left > 0 ? [m.orders_whatsapp_more({ count: left })] : []),
    ...(time ? [time] : []),
    most === undefined ? m.orders_whatsapp_total({ total }) : m.orders_whatsapp_total_most({ total, most }),
    address,
  ].join('\n')
}

/**
 * Returns the digits of a telephone number in the form that WhatsApp needs, with the country code; empty if it has no
 * digits.
 */
export const whatsAppDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^00/, '')

/**
 * Returns the address that opens WhatsApp with a message to this number, for the person to send; undefined without a number.
 */
export function whatsAppAddress(number: string, text: string): string | undefined {
  const digits = whatsAppDigits(number)
  // An address cannot contain a lone surrogate (half of a character).
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}` : undefined
}
