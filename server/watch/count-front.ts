/** The answers of the front by the way they came about. Plain numbers: a cached page is answered too quickly for more. */
export type FrontCounts = {
  /** Sent from the page cache, current. */
  hit: number
  /** Made for this request, and cached. */
  made: number
  /** Sent from the page cache although it may be outdated. */
  stale: number
  /** Refused because too many answers are being made. */
  busy: number
  /** Made for this request, and not cached: redirects, refusals, private content. */
  other: number
  /** An answer that could not be made. */
  failed: number
  /** The bytes of the bodies of cached answers. */
  sentBytes: number
}

export const newFrontCounts = (): FrontCounts => ({
  hit: 0,
  made: 0,
  stale: 0,
  busy: 0,
  other: 0,
  failed: 0,
  sentBytes: 0,
})
