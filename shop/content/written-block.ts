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
  pictureHash: string | null
  pictureAlt: string
  videoUrl: string
  startDate: string | null
  endDate: string | null
}
