import { m } from '../../messages/m.ts'
import type { MessageFacts } from '../mail-facts.ts'
import type { Letter } from '../mail-parts.ts'
import { accountLetters } from './account-letters.ts'
import { orderLetters } from './order-letters.ts'
import { recalledText } from './recall-letters.ts'
import { shopLetters } from './shop-letters.ts'
import { standingLetters } from './standing-letters.ts'

/** Every template of a mail. */
export const mailTemplates: readonly string[] = [
  orderLetters,
  accountLetters,
  standingLetters,
  shopLetters,
].flatMap(letters => Object.keys(letters))

/** True if a template is about an order: such a message needs its order. */
export const isAboutOrder = (template: string) => template in orderLetters

/** Writes a mail; undefined if its template is unknown or its subject no longer exists. */
export function writeLetter(template: string, facts: MessageFacts): Letter | undefined {
  const aboutOrder = orderLetters[template]
  if (aboutOrder) return facts.order && aboutOrder(facts.order, facts)
  return (accountLetters[template] ?? standingLetters[template] ?? shopLetters[template])?.(facts)
}

const moved = ({ order, shopName, data }: MessageFacts) =>
  order &&
  (data.by === 'customer' ? m.mails_sms_order_cancelled : m.mails_sms_order_status)({
    ...ofOrder(order),
    shop: shopName,
  })

/** The text messages, by template. */
const texts: Record<string, (facts: MessageFacts) => string | undefined> = {
  'order-placed': ({ order, shopName }) =>
    order &&
    (order.payUntil
      ? m.mails_sms_order_unpaid({ ...ofOrder(order), shop: shopName, until: order.payUntil })
      : m.mails_sms_order_placed({ ...ofOrder(order), shop: shopName })),
  'order-paid': ({ order, shopName, amount, data }) =>
    order &&
    (data.state === 'AUTHORISED'
      ? m.mails_sms_order_aside({ ...ofOrder(order), shop: shopName, amount })
      : m.mails_sms_order_paid({ ...ofOrder(order), shop: shopName })),
  'order-refunded': ({ order, shopName, amount }) =>
    order && m.mails_sms_refunded({ ...ofOrder(order), shop: shopName, amount }),
  'payment-late': ({ order, shopName, amount }) =>
    order && m.mails_sms_late({ ...ofOrder(order), shop: shopName, amount }),
  'change-given-back': ({ order, shopName, amount }) =>
    order && m.mails_sms_change_back({ ...ofOrder(order), shop: shopName, amount }),
  'payment-rest': ({ order, shopName, amount }) =>
    order && m.mails_sms_rest({ ...ofOrder(order), shop: shopName, amount }),
  'payment-rest-paid': ({ order, shopName }) =>
    order && m.mails_sms_order_paid({ ...ofOrder(order), shop: shopName }),
  'order-expired': moved,
  'order-status': moved,
  'order-changed': ({ order, shopName, data }) =>
    order &&
    (data.by === 'customer' ? m.mails_sms_order_own_change : m.mails_sms_order_changed)({
      ...ofOrder(order),
      shop: shopName,
    }),
  'order-details': ({ order, shopName }) =>
    order && m.mails_sms_order_details({ ...ofOrder(order), shop: shopName, way: order.way }),
  'order-swapped': ({ order, shopName, data }) =>
    order &&
    m.mails_sms_order_swapped({
      ...{ ...ofOrder(order), shop: shopName },
      ...{ was: data.was ?? '', wasPrice: data.wasPrice ?? '' },
      ...{ now: data.now ?? '', nowPrice: data.nowPrice ?? '' },
    }),
  'order-swap-asked': ({ order, shopName, data }) =>
    order &&
    m.mails_sms_swap_asked({
      ...{ shop: shopName, was: data.was ?? '', wasPrice: data.wasPrice ?? '' },
      ...{ now: data.now ?? '', nowPrice: data.nowPrice ?? '' },
      ...{ until: data.until ?? '', link: order.link },
    }),
  'order-swap-unanswered': ({ order, shopName, data }) =>
    order && m.mails_sms_swap_unanswered({ ...ofOrder(order), shop: shopName, was: data.was ?? '' }),
  'order-left': ({ order, shopName }) =>
    order && m.mails_sms_order_left({ ...ofOrder(order), shop: shopName, link: order.link }),
  'order-not-home': ({ order, shopName }) =>
    order && m.mails_sms_order_not_home({ ...ofOrder(order), shop: shopName }),
  'order-recalled': recalledText,
  'order-reopened': ({ order, shopName }) =>
    order && m.mails_sms_order_reopened({ ...ofOrder(order), shop: shopName }),
  'standing-left-out': ({ order, shopName }) =>
    order && m.mails_sms_standing_left_out({ ...ofOrder(order), shop: shopName }),
  'cash-back': ({ order, shopName, amount }) =>
    order && m.mails_sms_cash_back({ ...ofOrder(order), shop: shopName, amount }),
  'qurbani-message': ({ order, shopName }) =>
    order && m.mails_sms_qurbani_message({ ...ofOrder(order), shop: shopName }),
  alert: ({ data }) => data.message,
}

const ofOrder = ({ orderNum, total, status }: NonNullable<MessageFacts['order']>) => ({
  number: orderNum,
  total,
  status,
})

/** Every template of a text message. */
export const smsTemplates: readonly string[] = Object.keys(texts)

/** Writes a text message; undefined if its template is unknown or its subject no longer exists. */
export const writeSms = (template: string, facts: MessageFacts): string | undefined =>
  texts[template]?.(facts)
