/** The home pages that a shop can choose for `/`. */
export const homePages = ['home', 'home1', 'home2', 'home3', 'home4', 'home5'] as const

/** The headers: that of the shop, or variant 7 with its row of links (spec section 2). */
export const shopHeaders = ['shop', 'header7'] as const

/** The units in which a shop can measure distances. */
export const distanceUnits = ['km', 'miles'] as const
export type DistanceUnit = (typeof distanceUnits)[number]

/** The measures in which a shop says what a kilo or a pound costs. */
export const measureSystems = ['METRIC', 'IMPERIAL', 'BOTH'] as const
export type MeasureSystem = (typeof measureSystems)[number]

/** The prayers that a break can follow. Sunrise is none, and Friday's own prayer is a break at a fixed time. */
export const prayers = ['FAJR', 'DHUHR', 'ASR', 'MAGHRIB', 'ISHA'] as const
export type Prayer = (typeof prayers)[number]

/** The methods by which prayer times are computed, by the names of their authorities. */
export const prayerMethods = [
  'MuslimWorldLeague',
  'Egyptian',
  'Karachi',
  'UmmAlQura',
  'Dubai',
  'MoonsightingCommittee',
  'NorthAmerica',
  'Kuwait',
  'Qatar',
  'Singapore',
  'Tehran',
  'Turkey',
] as const
export type PrayerMethod = (typeof prayerMethods)[number]

/** The shadow at which the afternoon prayer begins: as long as a thing, or twice as long (Hanafi). */
export const asrShadows = ['ONE', 'TWO'] as const

/** The most minutes by which a computed prayer time can be moved. */
export const MOST_OFFSET = 60

/** The most social links of a shop. */
export const MOST_SOCIAL_LINKS = 8

/** The most characters in each text of the settings. */
export const MOST_CHARACTERS = {
  shopName: 60,
  tagline: 200,
  address: 200,
  branchName: 60,
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

/** True if a social link is valid: an address that begins with https://, or none yet. */
export const isEmptyOrHttps = (typed: string): boolean =>
  typed === '' || (/^https:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/.test(typed) && URL.canParse(typed))

/** The payment methods that a shop may offer, in the order in which shoppers see them. */
export const paymentMethods = ['CASH', 'CARD'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Returns the methods that work: card payments need a provider. */
export const configuredMethods = (cards: object | undefined): PaymentMethod[] =>
  paymentMethods.filter(method => method !== 'CARD' || cards)

/**
 * Returns the payment methods that shoppers are offered: those that the shop chose and that work, or cash if none is left.
 */
export function offeredMethods(chosen: readonly PaymentMethod[], cards: object | undefined): PaymentMethod[] {
  const offered = configuredMethods(cards).filter(method => chosen.includes(method))
  return offered.length ? offered : ['CASH']
}

/** The most steps of the delivery charge, taxes in the list, and categories in the head of the home page. */
export const MOST_BANDS = 20
export const MOST_TAXES = 200
export const MOST_TILES = 6
