import { memo, type ReactNode, useRef } from 'react'
import { FocusOnArrival } from '../../ui/focus-on-arrival.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { Ways } from '../../ui/ways.tsx'
import { ChosenHeader } from './chosen-header.tsx'
import { Footer } from './footer.tsx'
import type { FrameData } from './frame-data.ts'
import { LoadingBar } from './loading-bar.tsx'
import { NewsTicker } from './news-ticker.tsx'

/** Where maps are: the content policy of these pages lets in whose map they show. */
const mapScreens = /^\/(contact|placean-order)$/

/** What stands around every screen. It stays as it is while another screen comes into it. */
export const Frame = memo(function Frame({ children, ...data }: FrameData & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <NewsTicker news={data.news} />
      <ChosenHeader {...data} />
      <main ref={main} id="content" tabIndex={-1} className="min-h-[60dvh] pb-16 outline-none md:pb-24">
        {children}
      </main>
      <Footer settings={data.settings} />
      <Toasts />
      <Ways whole={data.settings.mapElsewhere ? mapScreens : undefined} />
      <FocusOnArrival main={main} />
    </>
  )
})
