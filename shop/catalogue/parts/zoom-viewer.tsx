import { ChevronLeft, ChevronRight, type LucideIcon, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { SizedPicture } from '../../ui/sized-picture.tsx'
import { useZoom } from './use-zoom.ts'
import { MOST_SCALE, STEP } from './zoom.rules.ts'

/** How far an arrow key moves an enlarged picture, in pixels. */
const MOVES = 80

type Props = {
  title: string
  pictures: readonly { src: string; alt: string }[]
  /** The position of the picture to begin with. */
  first: number
  onClose: () => void
}

/** The pictures of a product, as large as the window: enlarged by fingers, wheel, double tap, buttons and keys. */
export default function ZoomViewer({ title, pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [position, setPosition] = useState(first)
  const count = pictures.length
  const go = (by: number) => {
    setPosition(before => (before + by + count) % count)
    zoom.reset()
  }
  const isTurned = () => document.dir === 'rtl'
  const zoom = useZoom(toTheRight => count > 1 && go(toTheRight === isTurned() ? 1 : -1))
  const { scale, x, y } = zoom.view
  useEffect(() => {
    const opened = dialog.current
    opened?.showModal()
    opened?.addEventListener('close', onClose)
    return () => opened?.removeEventListener('close', onClose)
  }, [onClose])

  function pressed(event: KeyboardEvent) {
    const does = keys[event.key]
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    does()
  }
  /** An arrow moves an enlarged picture, and shows another one otherwise. */
  const arrow = (across: number, down: number) => () => {
    if (scale > 1) zoom.moveBy({ x: -across * MOVES, y: -down * MOVES })
    else if (across && count > 1) go(isTurned() ? -across : across)
  }
  const keys: Record<string, () => void> = {
    '+': () => zoom.scaleBy(STEP),
    '=': () => zoom.scaleBy(STEP),
    '-': () => zoom.scaleBy(1 / STEP),
    '0': zoom.reset,
    ArrowLeft: arrow(-1, 0),
    ArrowRight: arrow(1, 0),
    ArrowUp: arrow(0, -1),
    ArrowDown: arrow(0, 1),
  }
  const shown = pictures[position]
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onKeyDown={pressed}
      className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-paper text-ink"
    >
      <div
        ref={zoom.place}
        {...zoom.fingers}
        className={`absolute inset-0 touch-none select-none ${scale > 1 ? 'cursor-grab' : 'cursor-zoom-in'}`}
      >
        <div
          className={`size-full ${zoom.isHeld ? '' : 'transition-transform duration-200 motion-reduce:transition-none'} [&_img]:pointer-events-none [&_img]:size-full [&_img]:object-contain`}
          style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}
        >
          <SizedPicture key={shown?.src} src={shown?.src} alt={shown?.alt ?? ''} size={1200} sizes="1600px" />
        </div>
      </div>
      <div className="absolute end-3 top-3">
        <Tool says={m.shop_close()} icon={X} onClick={() => dialog.current?.close()} />
      </div>
      <div className="absolute inset-x-3 bottom-3 flex items-center justify-center gap-2">
        {count > 1 && (
          <Tool says={m.catalogue_zoom_previous()} icon={ChevronLeft} turns onClick={() => go(-1)} />
        )}
        <Tool
          says={m.catalogue_zoom_out()}
          icon={ZoomOut}
          off={scale === 1}
          onClick={() => zoom.scaleBy(1 / STEP)}
        />
        <p role="status" className="rounded-round bg-raised px-4 py-2 text-sm tabular-nums shadow-raised">
          {count > 1 && `${m.catalogue_zoom_position({ position: position + 1, count })} · `}
          {m.catalogue_zoom_scale({ percent: Math.round(scale * 100) })}
        </p>
        <Tool
          says={m.catalogue_zoom_in()}
          icon={ZoomIn}
          off={scale === MOST_SCALE}
          onClick={() => zoom.scaleBy(STEP)}
        />
        {count > 1 && <Tool says={m.catalogue_zoom_next()} icon={ChevronRight} turns onClick={() => go(1)} />}
      </div>
    </dialog>
  )
}

type ToolProps = { says: string; icon: LucideIcon; onClick: () => void; turns?: boolean; off?: boolean }

const Tool = ({ says, icon: Icon, onClick, turns, off }: ToolProps) => (
  <button
    type="button"
    aria-label={says}
    title={says}
    aria-disabled={off}
    onClick={onClick}
    className="grid size-11 place-items-center rounded-round border border-line bg-raised shadow-raised hover:bg-green-soft aria-disabled:opacity-40"
  >
    <Icon aria-hidden className={`size-5 ${turns ? 'rtl:-scale-x-100' : ''}`} />
  </button>
)
