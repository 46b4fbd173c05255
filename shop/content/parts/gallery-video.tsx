import { Play } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { playerFor } from '../video-players.ts'

/** Keeps the focus for a person who started it by keyboard. */
const focusOnIt = (player: HTMLElement | null) => player?.focus()

/** A video: its picture, until it is started. Only then is anything loaded, from this shop or from its host. */
export const GalleryVideo = island(
  'gallery-video',
  ({ video: { title, text, image, videoUrl } }: { video: Block }) => {
    const [wanted, setWanted] = useState(false)
    const player = playerFor(videoUrl)
    const shape = 'aspect-video w-full bg-deep'
    return (
      <figure>
        <div className="tile">
          {!wanted && (
            <button
              type="button"
              aria-label={m.content_video_play({ title })}
              onClick={() => setWanted(true)}
              className="group relative block w-full"
            >
              <Picture
                src={image}
                size={600}
                height={338}
                sizes="(width < 48rem) 94vw, min(46vw, 37.5rem)"
                className="aspect-video!"
              />
              <span className="absolute inset-0 grid place-items-center">
                <span className="grid size-16 place-items-center rounded-round bg-saffron text-on-saffron shadow-raised transition-transform group-hover:scale-110">
                  <Play aria-hidden className="size-7 translate-x-0.5 fill-current" />
                </span>
              </span>
            </button>
          )}
          {wanted && player && (
            <iframe
              ref={focusOnIt}
              title={title}
              src={player}
              allow="autoplay; fullscreen; picture-in-picture"
              referrerPolicy="strict-origin-when-cross-origin"
              className={shape}
            />
          )}
          {wanted && !player && (
            // biome-ignore lint/a11y/useMediaCaption: the text below a video has its words
            <video
              ref={focusOnIt}
              src={videoUrl}
              controls
              autoPlay
              playsInline
              aria-label={title}
              className={shape}
            />
          )}
        </div>
        <figcaption className="mt-3">
          <span className="block font-display text-xl font-semibold">{title}</span>
          {text && <span className="mt-1 block text-muted">{text}</span>}
        </figcaption>
      </figure>
    )
  },
)
