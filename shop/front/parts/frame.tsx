import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../messages/m.ts'
import { Toasts } from '../../ui/toast.tsx'
import { Ways } from '../../ui/ways.tsx'
import { ChosenHeader } from './chosen-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { LoadingBar } from './loading-bar.tsx'
import { NewsTicker } from './news-ticker.tsx'

/** What stands around every screen. It stays as it is while another screen comes into it. */
export const Frame = memo(function Frame({ children, ...data }: FrameData & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <a
        href="#content"
        className="fixed start-4 top-2 z-50 -translate-y-20 rounded-round bg-ink px-5 py-3 text-paper focus:translate-y-0"
      >
        {m.front_skip()}
      </a>
      <LoadingBar />
      <NewsTicker news={data.news} />
      <ChosenHeader {...data} />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[60dvh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      <Footer settings={data.settings} />
      <Toasts />
      <Ways />
      <FocusOnArrival main={main} />
    </>
  )
})

/** After a change of page the focus goes to the new content. */
function FocusOnArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    // After the paint: to focus, the browser lays the page out once more.
    const frame = requestAnimationFrame(() => setTimeout(() => main.current?.focus({ preventScroll: true })))
    return () => cancelAnimationFrame(frame)
  }, [main, pathname])
  return null
}
