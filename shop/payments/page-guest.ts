/**
 * By this header a screen tells the server who else its page may load from. It is taken from the answer before that is sent.
 */
export const PAGE_GUEST = 'x-page-guest'

/** Who a page may let in. */
export type PageGuest = 'stripe'
