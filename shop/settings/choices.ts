/** The home pages among which a shop chooses what `/` shows. */
export const homePages = ['home', 'home1', 'home2', 'home3', 'home4', 'home5'] as const

/** The headers: that of the shop, or variant 7 with its row of links (spec section 2). */
export const shopHeaders = ['shop', 'header7'] as const

/** So many places elsewhere a shop may name. */
export const MOST_SOCIAL_LINKS = 8

/** How many characters the texts of the settings may have. */
export const MOST_CHARACTERS = {
  shopName: 60,
  tagline: 200,
  address: 200,
  phone: 40,
  phone2: 40,
  whatsAppNumber: 40,
  email: 254,
  supportEmail: 254,
  openingHours: 200,
  prayerBreak: 200,
  coverageZone: 300,
  linkName: 40,
  linkUrl: 500,
  defaultBrand: 60,
  mailSenderName: 60,
  mailSenderAddress: 254,
  mailReplyTo: 254,
  smsSender: 16,
  taxName: 60,
  why: 120,
} as const

/** Whether a place elsewhere can be linked to: an address that begins with https://, or none yet. */
export const isEmptyOrHttps = (typed: string): boolean =>
  typed === '' || (/^https:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/.test(typed) && URL.canParse(typed))

/** The ways to pay that a shop may offer, in the order in which shoppers see them. */
export const paymentMethods = ['CASH', 'CARD'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Those of them that work: payment by card needs somebody who takes cards. */
export const configuredMethods = (cards: object | undefined): PaymentMethod[] =>
  paymentMethods.filter(method => method !== 'CARD' || cards)

/** The ways to pay that shoppers are offered: those that the shop chose and that work, and cash where none is left. */
export function offeredMethods(chosen: readonly PaymentMethod[], cards: object | undefined): PaymentMethod[] {
  const offered = configuredMethods(cards).filter(method => chosen.includes(method))
  return offered.length ? offered : ['CASH']
}

/** So many steps the delivery charge, taxes the list, and categories the head of the home page may have. */
export const MOST_BANDS = 20
export const MOST_TAXES = 200
export const MOST_TILES = 6
