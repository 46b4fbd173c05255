import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { m } from '../../messages/m.ts'
import { Toasts } from '../../ui/toast.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { Header } from './header.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { NewsTicker } from './news-ticker.tsx'

/** What stands around every screen. After a change of page the focus goes to the new content. */
export function Frame({ children, ...data }: FrameData & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current !== pathname) main.current?.focus({ preventScroll: true })
    shown.current = pathname
  }, [pathname])

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
      <Header {...data} />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[60dvh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      <Footer settings={data.settings} />
      <Toasts />
    </>
  )
}
