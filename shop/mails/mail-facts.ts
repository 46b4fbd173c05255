import type { MailLine, MailSum } from './mail-parts.ts'

/** The order that a message is about, formatted for reading. */
export type OrderFacts = {
  orderNum: string
  firstName: string
  lines: readonly MailLine[]
  sums: readonly MailSum[]
  /** The total: "about" while some lines are not weighed yet. */
  total: string
  /** The cash to have ready; absent if none is due. */
  cash?: string
  /** Says for which products an ID is checked; absent if none is. */
  idReady?: string
  /** The order status, as a code and in words. */
  orderStatus: string
  status: string
  /** The reason for this status. */
  reason: string
  /** The way, the time and the place of the delivery. */
  way: string
  place: string
  /** The phone number of the order. */
  phone: string
  /** The payment method, and the deadline for an outstanding card payment. */
  payment: string
  payUntil?: string
  /** True if it was not paid in time, so it must not be prepared. */
  expired?: true
  /** The order page, and the page for paying. */
  link: string
  payLink: string
}

/** The facts for a message: the shop, the data of its cause, and its order in words. */
export type MessageFacts = {
  shopName: string
  /** Data from the cause of the message: names, notes. Never the secret of a link. */
  data: Readonly<Record<string, string>>
  /** The links in the message, with the name of the account that each is for; the name is empty if there is only one. */
  links: readonly { name: string; link: string }[]
  /** The code to type in, in a mail that has one. */
  code: string
  order?: OrderFacts
  /** The amount in the message. */
  amount: string
  /** Products that are low in stock, with the remaining amounts; a product that is back, with its price; or certificates, with their ends. */
  goods: readonly MailLine[]
  /** The link to the page that a message names; empty if it names none. */
  page: string
  /** The link to the shop's office. */
  office: string
  /** The link to the standing orders of a customer. */
  standing: string
}
