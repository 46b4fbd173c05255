import { m } from '../../messages/m.ts'
import type { MessageFacts } from '../mail-facts.ts'
import type { Letter } from '../mail-parts.ts'
import { button, factsOf, hello, remark, saidName, says } from './letter-words.ts'

/** The letters to staff, and the one to a person who waits for a product, by template. */
export const shopLetters: Record<string, (facts: MessageFacts) => Letter> = {
  'join-staff': ({ shopName, data, links }) => {
    const text = m.mails_join_staff_text({ name: saidName(data.invitedBy), shop: shopName })
    return {
      subject: m.mails_join_staff({ shop: shopName }),
      preheader: text,
      title: m.mails_join_staff_title(),
      parts: [says(text), button(m.mails_button_staff(), links[0]?.link ?? '')],
    }
  },
  contact: ({ data }) => ({
    subject: data.subject || m.mails_contact({ name: data.name ?? '' }),
    preheader: data.querydata ?? '',
    title: m.mails_contact_title({ name: saidName(data.name) || (data.email ?? '') }),
    parts: [
      { kind: 'quote', text: data.querydata ?? '' },
      factsOf(
        [m.mails_contact_from(), data.name ?? ''],
        [m.mails_contact_email(), data.email ?? ''],
        [m.mails_contact_phone(), data.phone ?? ''],
        [m.mails_contact_address(), data.address ?? ''],
        [m.mails_contact_service(), data.service ?? ''],
      ),
      remark(m.mails_contact_answer()),
    ],
  }),
  'low-stock': ({ shopName, goods, data, office }) => ({
    subject: m.mails_low_stock({ shop: shopName }),
    preheader: goods.map(({ name }) => name).join(', '),
    title: m.mails_low_stock_title(),
    parts: [
      says(m.mails_low_stock_text()),
      { kind: 'lines', lines: goods, sums: [] },
      ...(Number(data.more) > 0 ? [says(m.mails_low_stock_more({ count: data.more ?? '' }))] : []),
      button(m.mails_button_office(), `${office}/stock`),
    ],
  }),
  'certificates-ending': ({ shopName, goods, office }) => ({
    subject: m.mails_certificates({ shop: shopName }),
    preheader: goods.map(({ name }) => name).join(', '),
    title: m.mails_certificates_title(),
    parts: [
      says(m.mails_certificates_text()),
      { kind: 'lines', lines: goods, sums: [] },
      button(m.mails_button_certificates(), `${office}/certificates?state=ENDING`),
    ],
  }),
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
  test: ({ shopName, data }) => ({
    subject: m.mails_test({ shop: shopName }),
    preheader: m.mails_test_text({ shop: shopName }),
    title: m.mails_test_title(),
    parts: [hello(data.firstName), says(m.mails_test_text({ shop: shopName }))],
  }),
}
