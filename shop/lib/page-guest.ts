/**
 * The header by which a screen tells the server which other site its page may load from. The server removes it before it
 * sends the response.
 */
export const PAGE_GUEST = 'x-page-guest'

/**
 * A site that a page may load from: a payment provider's form, or the map that the configuration names. The pages of the office
 * have the map too, and may read codes with the camera.
 */
export type PageGuest = 'map' | 'office' | (string & {})

/** The other hosts that a page with a guest may load from, and its permission for payments. */
export type GuestHosts = { script: string[]; frame: string[]; connect: string[]; payment: string }

/** The header that a loader adds for a page whose map comes from another site. */
export const guestOfMap = (comes: boolean): { headers: Record<string, PageGuest> } | undefined =>
  comes ? { headers: { [PAGE_GUEST]: 'map' } } : undefined
