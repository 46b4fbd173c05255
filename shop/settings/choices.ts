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
  email: 254,
  supportEmail: 254,
  openingHours: 200,
  prayerBreak: 200,
  coverageZone: 300,
  linkName: 40,
  linkUrl: 500,
} as const

/** Whether a place elsewhere can be linked to: an address that begins with https://, or none yet. */
export const isEmptyOrHttps = (typed: string): boolean =>
  typed === '' || (/^https:\/\/[^\s/?#@]+\.[^\s/?#@.]+([/?#]\S*)?$/.test(typed) && URL.canParse(typed))
