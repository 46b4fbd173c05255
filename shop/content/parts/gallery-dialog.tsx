import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { Picture } from '../../ui/picture.tsx'
import type { Block } from '../blocks.contract.ts'

type Props = {
  pictures: readonly Block[]
  /** The index of the picture that is shown. */
  open: number
  onOpen: (position: number) => void
  onClose: () => void
}

/** One large picture; the arrow keys and two buttons lead to the others, in a loop. */
export function GalleryDialog({ pictures, open, onOpen, onClose }: Props) {
  const close = useRef(onClose)
  close.current = onClose
  const closed = useCallback(() => close.current(), [])
  const go = (by: number) => onOpen((open + by + pictures.length) % pictures.length)
  useEffect(() => {
    const forward = getComputedStyle(document.body).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    function turn({ key }: KeyboardEvent) {
      if (key === 'ArrowLeft' || key === 'ArrowRight')
        onOpen((open + (key === forward ? 1 : -1) + pictures.length) % pictures.length)
    }
    addEventListener('keydown', turn)
    return () => removeEventListener('keydown', turn)
  }, [open, onOpen, pictures.length])
  const shown = pictures[open]
  if (!shown) return null
  return (
    <OpenDialog wide title={shown.title || shown.pictureAlt} onClose={closed}>
      <div>
        <div className="tile" aria-live="polite">
          <Picture
            key={shown.blockId}
            src={shown.image}
            alt={shown.pictureAlt}
            size={960}
            height={720}
            sizes="min(92vw, 60rem)"
            className="aspect-[4/3]!"
          />
        </div>
        <div className="mt-4 flex items-center justify-between gap-4">
          <Button look="quiet" onClick={() => go(-1)}>
            <ChevronLeft aria-hidden className="size-5 rtl:-scale-x-100" />
            {m.content_gallery_previous()}
          </Button>
          <p className="text-sm text-muted tabular-nums">
            {m.content_gallery_place({ position: open + 1, count: pictures.length })}
          </p>
          <Button look="quiet" onClick={() => go(1)}>
            {m.content_gallery_next()}
            <ChevronRight aria-hidden className="size-5 rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
    </OpenDialog>
  )
}
