import { useState } from 'react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'
import { GalleryDialog } from './gallery-dialog.tsx'

/** Pictures side by side; each opens large, with the way to the next ones. */
export const GalleryPictures = island('gallery-pictures', ({ pictures }: { pictures: readonly Block[] }) => {
  const [open, setOpen] = useState<number>()
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:gap-5 lg:grid-cols-4">
        {pictures.map(({ blockId, image, pictureAlt, title }, position) => (
          <li key={blockId}>
            <figure className="relative h-full">
              <button
                type="button"
                aria-label={m.content_gallery_open({ title: title || pictureAlt })}
                onClick={() => setOpen(position)}
                className="tile block h-full w-full"
              >
                <Picture
                  src={image}
                  alt={pictureAlt}
                  first={position === 0}
                  size={295}
                  height={221}
                  sizes="(width < 64rem) 46vw, min(23vw, 18.5rem)"
                  className="aspect-[4/3]! h-full transition-transform duration-300 hover:scale-[1.03]"
                />
              </button>
            </figure>
          </li>
        ))}
      </ul>
      {open !== undefined && (
        <GalleryDialog pictures={pictures} open={open} onOpen={setOpen} onClose={() => setOpen(undefined)} />
      )}
    </>
  )
})
