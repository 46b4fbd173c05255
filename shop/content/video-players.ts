/** The hosts whose video players a page may show (`frame-src` of the content security policy). */
export const videoHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/**
 * Returns the address of the player of a video on YouTube or Vimeo, which sets no cookies before it plays; undefined for a
 * file, which the browser plays without one.
 */
export function playerFor(videoUrl: string): string | undefined {
  const youtube =
    /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{6,20})/.exec(
      videoUrl,
    )
  if (youtube) return `${videoHosts[0]}/embed/${youtube[1]}?autoplay=1`
  const vimeo = /^https:\/\/(?:www\.)?vimeo\.com\/(\d{5,15})/.exec(videoUrl)
  return vimeo ? `${videoHosts[1]}/video/${vimeo[1]}?autoplay=1` : undefined
}
