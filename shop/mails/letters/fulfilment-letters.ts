import { m } from '../../messages/m.ts'
import { type AboutOrder, bill, button, hello, how, look, says, toHaveReady } from './letter-words.ts'

const prices: Record<string, (words: { amount: string }) => string> = {
  less: m.mails_order_swapped_less,
  more: m.mails_order_swapped_more,
}

const swapped: AboutOrder = (order, { shopName, amount, data }) => {
  const { orderNum: number, total } = order
  const { was = '', wasPrice = '', now = '', nowPrice = '' } = data
  const text = m.mails_order_swapped_text({ number, was, now })
  return {
    subject: m.mails_order_swapped({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_swapped_title(),
    parts: [
      hello(order.firstName),
      says(text),
      says(m.mails_swap_prices({ was, wasPrice, now, nowPrice })),
      says(prices[data.price ?? '']?.({ amount }) ?? m.mails_order_total_same({ total })),
      bill(order),
      ...toHaveReady(order),
      look(order),
    ],
  }
}

/** Asks the customer if a product may replace one that ran out; only the page behind the link takes the answer. */
const swapAsked: AboutOrder = (order, { shopName, data }) => {
  const { orderNum: number } = order
  const { was = '', wasPrice = '', now = '', nowPrice = '', until = '' } = data
  const text = m.mails_swap_asked_text({ number, was, wasPrice, now, nowPrice })
  return {
    subject: m.mails_swap_asked({ number, shop: shopName }),
    preheader: text,
    title: m.mails_swap_asked_title(),
    parts: [
      hello(order.firstName),
      says(text),
      says(m.mails_swap_asked_until({ until })),
      button(m.mails_button_answer(), order.link),
    ],
  }
}

const swapUnanswered: AboutOrder = (order, { shopName, data }) => {
  const { orderNum: number } = order
  const text = m.mails_swap_unanswered_text({ number, was: data.was ?? '' })
  return {
    subject: m.mails_swap_unanswered({ number, shop: shopName }),
    preheader: text,
    title: m.mails_swap_unanswered_title(),
    parts: [hello(order.firstName), says(text), bill(order), ...toHaveReady(order), look(order)],
  }
}

const left: AboutOrder = (order, { shopName }) => {
  const { orderNum: number } = order
  const text = m.mails_order_left_text({ number })
  return {
    subject: m.mails_order_left({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_left_title(),
    parts: [hello(order.firstName), says(text), ...toHaveReady(order), how(order), look(order)],
  }
}

const notHome: AboutOrder = (order, { shopName }) => {
  const { orderNum: number } = order
  const text = m.mails_order_not_home_text({ number })
  return {
    subject: m.mails_order_not_home({ number, shop: shopName }),
    preheader: text,
    title: m.mails_order_not_home_title(),
    parts: [hello(order.firstName), says(text), says(m.mails_order_not_home_next()), how(order), look(order)],
  }
}

/** The letters about replacements and deliveries, by template. */
export const fulfilmentLetters: Record<string, AboutOrder> = {
  'order-swapped': swapped,
  'order-swap-asked': swapAsked,
  'order-swap-unanswered': swapUnanswered,
  'order-left': left,
  'order-not-home': notHome,
}
