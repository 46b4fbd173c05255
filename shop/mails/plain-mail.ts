import { m } from '../messages/m.ts'
import type { MailPart } from './mail-parts.ts'

const written = (part: MailPart): string => {
  switch (part.kind) {
    case 'text':
    case 'small':
    case 'quote':
      return part.text
    case 'code':
      return part.code
    case 'button':
      return `${part.says}:\n${part.link}`
    case 'lines':
      return [
        part.lines
          .map(({ name, quantity, about, price }) =>
            [`${[quantity, name].filter(Boolean).join(' ')}: ${price}`, about].filter(Boolean).join('\n  '),
          )
          .join('\n'),
        part.sums.map(({ name, amount }) => `${name}: ${amount}`).join('\n'),
      ]
        .filter(Boolean)
        .join('\n\n')
    case 'facts':
      return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  }
}

/** The parts of a letter as plain text. */
export const plainText = (parts: readonly MailPart[]): string =>
  parts
    .map(written)
    .filter(text => text.trim())
    .join('\n\n')

/** The foot of a mail as plain text, below the line by which mail programs recognise it. */
export const plainFoot = (shop: {
  shopName: string
  address: string
  phone: string
  email: string
}): string =>
  [
    '-- ',
    shop.shopName,
    shop.address,
    `${shop.phone} · ${shop.email}`,
    '',
    m.mails_foot_why({ shop: shop.shopName }),
  ].join('\n')
