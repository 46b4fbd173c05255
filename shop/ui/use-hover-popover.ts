import { type PointerEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from './router.ts'

/** The window width, in pixels, from which a panel covers only a part of the window. */
const ROOM = 768

/**
 * A native popover that also opens while a mouse hovers over it or its button, in a wide window. A click keeps it open;
 * Escape, a click elsewhere and a change of page close it. Without JavaScript only the button opens it.
 */
export function useHoverPopover(panel: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false)
  const hovered = useRef(false)
  const timer = useRef(0)
  const { pathname, search } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes at every change of page
  useEffect(() => {
    panel.current?.hidePopover()
    return () => clearTimeout(timer.current)
  }, [panel, pathname, search])

  const later = (show: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || innerWidth < ROOM) return
    clearTimeout(timer.current)
    timer.current = window.setTimeout(
      () => {
        if (show && !panel.current?.matches(':popover-open')) hovered.current = true
        if (show || hovered.current) panel.current?.togglePopover(show)
      },
      show ? 150 : 300,
    )
  }

  return {
    open,
    area: { onPointerEnter: later(true), onPointerLeave: later(false) },
    button: {
      'aria-expanded': open,
      onClick(event: { preventDefault(): void }) {
        clearTimeout(timer.current)
        // `open` will not do, it follows a moment later: a quick click would close the panel.
        if (hovered.current) event.preventDefault()
        hovered.current = false
      },
    },
    panel: {
      onToggle(event: ToggleEvent) {
        setOpen(event.newState === 'open')
        if (event.newState === 'closed') hovered.current = false
      },
    },
  }
}
