import { m } from '../../messages/m.ts'

/** The most lines that a message names; some phones cut longer addresses off. */
const MOST_NAMED = 20

type Written = {
  shopName: string
  orderNum: string
  items: readonly {
    quantity: number
    measuringUnit: string
    productName: string
    attributes: Record<string, string>
  }[]
  /** The total in words for people. */
  total: string
  /** The secret address of the order, with its host. */
  address: string
}

/** Returns a message to the shop about an order: its lines, its total and its link. */
export function whatsAppText({ shopName, orderNum, items, total, address }: Written): string {
  const lines = items.slice(0, MOST_NAMED).map(({ quantity, measuringUnit, productName, attributes }) => {
    const line = m.orders_whatsapp_line({
      quantity: String(quantity),
      unit: measuringUnit,
      name: productName,
    })
    const chosen = Object.values(attributes).filter(Boolean)
    return `• ${line}${chosen.length ? ` (${chosen.join(', ')})` : ''}`
  })
  const left = items.length - lines.length
  return [
    m.orders_whatsapp_greeting({ shop: shopName, number: orderNum }),
    ...lines,
    ...(left > 0 ? [m.orders_whatsapp_more({ count: left })] : []),
    m.orders_whatsapp_total({ total }),
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
