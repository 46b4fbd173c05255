/**
 * By this header a screen tells the server who else its page may load from. It is taken from the answer before that is sent.
 */
export const PAGE_GUEST = 'x-page-guest'

/** Who a page may let in: the form of a provider of payments, or the map that the configuration names. */
export type PageGuest = 'stripe' | 'map'

/** What a loader answers besides, on a page whose map comes from somebody else. */
export const guestOfMap = (comes: boolean): { headers: Record<string, PageGuest> } | undefined =>
  comes ? { headers: { [PAGE_GUEST]: 'map' } } : undefined
