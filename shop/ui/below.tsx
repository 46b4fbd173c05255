import { type ReactNode, startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType } from './router.ts'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  children: ReactNode
  /** Fills the space for one frame: at least as high as the screen, so that nothing in view moves. */
  instead: ReactNode
}

/**
 * The content below the first view of a screen. It is there at once in a server-rendered page, on going back, and for a link
 * to a place in the page; otherwise it follows one frame later, so that the first view appears sooner.
 */
export function Below({ children, instead }: Props) {
  const fromServer = !useHydrated()
  const back = useNavigationType() === 'POP'
  const { hash } = useLocation()
  const [shown, setShown] = useState(fromServer || back || hash !== '')
  useEffect(() => {
    if (shown) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown])
  return shown ? children : instead
}

/** The placeholder for a part of a page. */
export const PlaceOfPart = () => <div aria-hidden className="h-screen" />

/** The placeholder for the further items of a list. */
export const PlaceOfItems = () => <li aria-hidden className="col-span-full h-screen" />
