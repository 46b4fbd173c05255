import { type ReactNode, type SyntheticEvent, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { Picture } from '../../ui/picture.tsx'
import { GALLERY } from './gallery-row.ts'

/** `texts`: the alternative texts of the pictures, if there are any. */
export type Pictures = { name: string; images: readonly string[]; texts?: readonly string[] | undefined }

/** A link to a place in the row: its name, its thumbnail, and a mark on that. */
type Link = readonly [says: string, src: string | null, mark?: ReactNode]

/** `places`: others in the row after the pictures; `links`: those to them. */
type More = { places?: ReactNode; links?: readonly Link[] }

/**
 * A product's pictures in a row that scrolls (by finger or arrow keys), and thumbnails that show their picture on hover or
 * focus. Without JavaScript the thumbnails are links to their places in the row.
 */
export function PictureRow({ name, images, texts = [], places, links = [] }: Pictures & More) {
  const row = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  const count = images.length
  const thumbs: Link[] = [
    ...images.map(
      (image, position): Link => [m.catalogue_show_picture({ position: position + 1, count }), image],
    ),
    ...links,
  ]
  if (thumbs.length === 0)
    return (
      <div className="tile">
        <Picture src={null} size={600} />
      </div>
    )

  function show(event: SyntheticEvent, position: number) {
    if (event.type === 'click') event.preventDefault()
    const place = row.current?.children[position] as HTMLElement
    row.current?.scrollTo({ left: place.offsetLeft, behavior: 'instant' })
  }
  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) =>
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth))
  return (
    <section aria-label={m.catalogue_pictures({ name })} className="grid gap-3">
      <ul
        ref={row}
        tabIndex={thumbs.length > 1 ? 0 : undefined}
        id={GALLERY}
        onScroll={scrolled}
        className="snap-row tile relative aspect-square cursor-zoom-in"
      >
        {images.map((image, position) => (
          <li key={image} id={`picture-${position + 1}`} className="w-full shrink-0 snap-center">
            <Picture
              src={image}
              alt={
                texts[position] ||
                (count === 1 ? name : m.catalogue_picture({ name, position: position + 1, count }))
              }
              size={600}
              sizes="(width < 48rem) 94vw, min(47vw, 37rem)"
              first={position === 0}
              className={position === 0 ? 'shown-picture' : ''}
            />
          </li>
        ))}
        {places}
      </ul>
      {thumbs.length > 1 && (
        <ul className="flex gap-3">
          {thumbs.map(([says, src, mark], position) => {
            const pick = (event: SyntheticEvent) => show(event, position)
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: The places of a product never change on its page.
              <li key={position}>
                <a
                  href={`#picture-${position + 1}`}
                  aria-label={says}
                  aria-current={position === shown ? 'true' : undefined}
                  onMouseEnter={pick}
                  onFocus={pick}
                  onClick={pick}
                  className="tile relative block size-16 opacity-70 aria-[current]:opacity-100 aria-[current]:ring-2 aria-[current]:ring-green aria-[current]:ring-offset-2 aria-[current]:ring-offset-paper md:size-20"
                >
                  <Picture src={src} size={80} />
                  {mark}
                </a>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** The pictures of a product. */
export const Gallery = island('gallery', PictureRow)
