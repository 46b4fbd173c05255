import type { MailLine, MailSum } from './mail-parts.ts'

/** The order that a message is about, in words. */
export type OrderFacts = {
  orderNum: string
  firstName: string
  lines: readonly MailLine[]
  sums: readonly MailSum[]
  total: string
  /** Where it stands, as its code and in words. */
  orderStatus: string
  status: string
  /** Why it came to where it stands. */
  reason: string
  /** How and when the goods come, and where to. */
  way: string
  place: string
  /** How it is paid, and until when by card where that is still to be done. */
  payment: string
  payUntil?: string
  /** Nobody paid it in time: there is nothing to prepare. */
  expired?: true
  /** The page that shows it, and the one at which it is paid. */
  link: string
  payLink: string
}

/** What a message is made of: which shop writes, what its cause says, and its order in words. */
export type MessageFacts = {
  shopName: string
  /** What the cause of the message wrote: names, notes. Never the secret of a link. */
  data: Readonly<Record<string, string>>
  /** The addresses that it leads to, by the account that each is for; no name where there is one. */
  links: readonly { name: string; link: string }[]
  order?: OrderFacts
  /** The amount that it tells of. */
  amount: string
  /** Goods that run low: name and what is left. */
  goods: readonly MailLine[]
  /** The office of the shop. */
  office: string
}
