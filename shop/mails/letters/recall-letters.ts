import { m } from '../../messages/m.ts'
import type { MessageFacts } from '../mail-facts.ts'
import { type AboutOrder, factsOf, hello, look, onOneLine, says } from './letter-words.ts'

/** Says how the money comes back; nothing if none does. */
const moneyBack = ({ amount, data }: MessageFacts) => {
  if (!amount) return []
  return [
    says(data.way === 'DESK' ? m.mails_recalled_at_desk({ amount }) : m.mails_recalled_to_card({ amount })),
  ]
}

/** The letter to a customer who has goods that the shop recalls. */
const recalled: AboutOrder = (order, facts) => {
  const { shopName, data, goods } = facts
  const { orderNum: number } = order
  const text = m.mails_recalled_text({ number })
  return {
    subject: m.mails_recalled({ number, shop: shopName }),
    preheader: text,
    title: m.mails_recalled_title(),
    parts: [
      hello(order.firstName),
      says(text),
      { kind: 'lines', lines: goods, sums: [] },
      factsOf([m.mails_fact_reason(), data.reason ?? '']),
      says(m.mails_recalled_advice()),
      { kind: 'quote', text: data.advice ?? '' },
      ...moneyBack(facts),
      look(order),
    ],
  }
}

/** The letters about recalls, by template. */
export const recallLetters: Record<string, AboutOrder> = { 'order-recalled': recalled }

/** The text message about the same. */
export const recalledText = ({ order, shopName, data, goods }: MessageFacts): string | undefined =>
  order &&
  m.mails_sms_recalled({
    ...{ shop: shopName, number: order.orderNum },
    goods: [...new Set(goods.map(({ name }) => name))].join(', '),
    ...{ reason: onOneLine(data.reason ?? ''), advice: onOneLine(data.advice ?? '') },
  })
