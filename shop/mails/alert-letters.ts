import { m } from '../messages/m.ts'
import { button, remark, says } from './letter-words.ts'
import type { MessageFacts } from './mail-facts.ts'
import type { Letter } from './mail-parts.ts'

/** The letters that people asked for without an order or an account, by template. */
export const alertLetters: Record<string, (facts: MessageFacts) => Letter> = {
  'back-in-stock': ({ shopName, data, goods, page }) => {
    const name = data.name ?? ''
    const text = m.mails_back_in_stock_text({ name })
    return {
      subject: m.mails_back_in_stock({ name, shop: shopName }),
      preheader: text,
      title: m.mails_back_in_stock_title({ name }),
      parts: [
        says(text),
        { kind: 'lines', lines: goods, sums: [] },
        button(m.mails_button_product(), page),
        remark(m.mails_back_in_stock_once()),
      ],
    }
  },
}
