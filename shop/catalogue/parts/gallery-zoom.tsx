import { Maximize2 } from 'lucide-react'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { m } from '../../messages/m.ts'
import { island } from '../../ui/island.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { GALLERY } from './gallery-row.ts'

/** Loaded when someone wants to look closely. */
const ZoomViewer = lazy(() => import('./zoom-viewer.tsx'))

/** The pictures of the gallery: the still of a film has one size. */
const PICTURES = 'li:not(.relative) img'

type Shown = { pictures: { src: string; alt: string }[]; first: number }

/** The pictures in the row of the page, and the one that is in view, or the last one before a film. */
function shownIn(row: HTMLElement): Shown {
  const pictures = [...row.querySelectorAll<HTMLImageElement>(PICTURES)].map(({ src, alt }) => ({
    src: src.replace(location.origin, ''),
    alt,
  }))
  const inView = Math.round(Math.abs(row.scrollLeft) / row.clientWidth)
  return { pictures, first: Math.min(inView, pictures.length - 1) }
}

const rowOf = () => document.getElementById(GALLERY)

/** The button that shows the pictures of the gallery as large as the window; a click on a picture does the same. */
export const GalleryZoom = island('gallery-zoom', ({ name }: { name: string }) => {
  const [shown, setShown] = useState<Shown>()
  const open = useCallback(() => {
    const row = rowOf()
    if (row) setShown(shownIn(row))
  }, [])
  const close = useCallback(() => setShown(undefined), [])
  useEffect(() => {
    const row = rowOf()
    const clicked = ({ target }: Event) => {
      if ((target as Element).matches(PICTURES)) open()
    }
    row?.addEventListener('click', clicked)
    return () => row?.removeEventListener('click', clicked)
  }, [open])
  // It needs the script.
  if (!useHydrated()) return null
  return (
    <>
      <button
        type="button"
        aria-label={m.catalogue_zoom_open()}
        title={m.catalogue_zoom_open()}
        onClick={open}
        className="absolute end-3 top-3 grid size-11 place-items-center rounded-round bg-raised shadow-raised hover:bg-green-soft"
      >
        <Maximize2 aria-hidden className="size-5" />
      </button>
      {shown && (
        <Suspense>
          <ZoomViewer title={m.catalogue_pictures({ name })} {...shown} onClose={close} />
        </Suspense>
      )}
    </>
  )
})
