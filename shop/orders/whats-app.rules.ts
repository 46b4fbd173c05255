import { m } from '../messages/m.ts'

/** A message names so many lines of an order; longer addresses are cut off by some phones. */
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
  /** The total as people read it. */
  total: string
  /** The secret address of the order, with its host. */
  address: string
}

/** A message to the shop about an order: what was ordered, what it comes to, and where it is. */
export function whatsAppText({ shopName, orderNum, items, total, address }: Written): string {
  const lines = items.slice(0, MOST_NAMED).map(({ quantity, measuringUnit, productName, attributes }) => {
    const line = m.pay_whatsapp_line({ quantity: String(quantity), unit: measuringUnit, name: productName })
    const chosen = Object.values(attributes).filter(Boolean)
    return `• ${line}${chosen.length ? ` (${chosen.join(', ')})` : ''}`
  })
  const left = items.length - lines.length
  return [
    m.pay_whatsapp_greeting({ shop: shopName, number: orderNum }),
    ...lines,
    ...(left > 0 ? [m.pay_whatsapp_more({ count: left })] : []),
    m.pay_whatsapp_total({ total }),
    address,
  ].join('\n')
}

/** The digits of a telephone number as WhatsApp wants them, with the country's; empty where it has none. */
export const whatsAppDigits = (number: string): string => number.replaceAll(/\D/g, '').replace(/^00/, '')

/** The address that opens WhatsApp with a message to this number, for the person to send; nothing without a number. */
export function whatsAppAddress(number: string, text: string): string | undefined {
  const digits = whatsAppDigits(number)
  // A lone half of a character cannot be written into an address.
  return digits ? `https://wa.me/${digits}?text=${encodeURIComponent(text.toWellFormed())}` : undefined
}
