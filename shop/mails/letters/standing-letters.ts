import { reasonWords } from '../../lists/standing/standing-reasons.ts'
import { m } from '../../messages/m.ts'
import { showWeekday } from '../../slots/slot-words.ts'
import type { MessageFacts } from '../mail-facts.ts'
import type { Letter } from '../mail-parts.ts'
import { type AboutOrder, bill, button, hello, look, says } from './letter-words.ts'

/** The list, the day and the window of a standing order, in words. */
const factsOf = ({ day, starts, ends, list }: MessageFacts['data']) => ({
  list: list ?? '',
  day: /^\d{4}-\d\d-\d\d$/.test(day ?? '') ? showWeekday(day ?? '') : '',
  times: m.hours_times({ from: starts ?? '', to: ends ?? '' }),
})

/** The letters about standing orders that have no order yet, by template. */
export const standingLetters: Record<string, (facts: MessageFacts) => Letter> = {
  'standing-tomorrow': ({ shopName, data, goods, standing }) => {
    const { day, ...facts } = factsOf(data)
    const text = m.mails_standing_tomorrow_text({ ...facts, day })
    return {
      subject: m.mails_standing_tomorrow({ day, shop: shopName }),
      preheader: text,
      title: m.mails_standing_tomorrow_title(),
      parts: [
        hello(data.firstName),
        says(text),
        {
          kind: 'lines',
          lines: goods,
          sums: [{ name: m.mails_standing_sum(), amount: data.sum ?? '', total: true }],
        },
        says(m.mails_standing_prices()),
        says(m.mails_standing_until_then()),
        button(m.mails_button_standing(), standing),
      ],
    }
  },
  'standing-not-placed': ({ shopName, data, standing }) => {
    const { day, ...facts } = factsOf(data)
    const text = m.mails_standing_not_placed_text({ ...facts, day })
    return {
      subject: m.mails_standing_not_placed({ day, shop: shopName }),
      preheader: text,
      title: m.mails_standing_not_placed_title(),
      parts: [
        hello(data.firstName),
        says(text),
        says(reasonWords(data.reason ?? '')),
        says(m.mails_standing_by_hand()),
        button(m.mails_button_standing(), standing),
      ],
    }
  },
}

/** Lists the products that an order was placed without, or with less of. */
export const standingLeftOut: AboutOrder = (order, { shopName, goods }) => {
  const { orderNum: number } = order
  const text = m.mails_standing_left_out_text({ number })
  return {
    subject: m.mails_standing_left_out({ number, shop: shopName }),
    preheader: text,
    title: m.mails_standing_left_out_title(),
    parts: [
      hello(order.firstName),
      says(text),
      { kind: 'lines', lines: goods, sums: [] },
      says(m.mails_order_now()),
      bill(order),
      look(order),
    ],
  }
}
