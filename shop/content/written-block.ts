/** A block of a page as drafts store it; its position is its index in the list. */
export type WrittenBlock = {
  /** The block of the page that it becomes; `null` for a new one. */
  blockId: number | null
  part: string
  kicker: string
  title: string
  text: string
  printed: string
  linkName: string
  linkUrl: string
  /** Absent if it is empty: blocks that were written before it existed have none. */
  siteUrl?: string
  pictureHash: string | null
  pictureAlt: string
  videoUrl: string
  startDate: string | null
  endDate: string | null
}

/** Returns a block as drafts store it: an empty `siteUrl` is left out, so that equal blocks have equal versions. */
export function asWritten(block: WrittenBlock): WrittenBlock {
  const { siteUrl, ...rest } = block
  return siteUrl ? block : rest
}
