import { PICTURE_BYTES } from '../../../media/picture-bytes.ts'
import { shrinkPicture } from '../../../media/shrink-picture.ts'

/** Returns the frame that a player shows as a picture small enough to upload; undefined if it shows none yet. */
export async function frameOf(player: HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement('canvas')
  canvas.width = player.videoWidth
  canvas.height = player.videoHeight
  if (!canvas.width || player.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined
  canvas.getContext('2d')?.drawImage(player, 0, 0)
  const drawn = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'))
  return drawn ? shrinkPicture(drawn, PICTURE_BYTES) : undefined
}

/** Waits for an event of a player; false if it fails before. */
const comesTo = (player: HTMLVideoElement, event: 'loadeddata' | 'seeked') =>
  new Promise<boolean>(done => {
    player.addEventListener(event, () => done(true), { once: true })
    player.addEventListener('error', () => done(false), { once: true })
  })

/** Returns a frame near the beginning of a film, which is often black itself; undefined if this browser cannot play it. */
export async function earlyFrame(film: string): Promise<Blob | undefined> {
  const player = document.createElement('video')
  player.muted = true
  player.preload = 'auto'
  const loaded = comesTo(player, 'loadeddata')
  player.src = film
  if (!(await loaded)) return undefined
  const seeked = comesTo(player, 'seeked')
  player.currentTime = Math.min(1, player.duration / 2)
  return (await seeked) ? frameOf(player) : undefined
}
