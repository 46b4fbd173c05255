import { memo, type ReactNode, useRef } from 'react'
import { FocusOnArrival } from '../../../ui/focus-on-arrival.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { SkipLink } from '../../../ui/skip-link.tsx'
import { Toasts } from '../../../ui/toast.tsx'
import { Ways } from '../../../ui/ways.tsx'
import { ChosenHeader } from './chosen-header.tsx'
import { Footer } from './footer.tsx'
import { LoadingBar } from './loading-bar.tsx'
import { NewsTicker } from './news-ticker.tsx'

/** The screens with maps: their content policy allows the map's host. */
const mapScreens = /^\/(contact|placean-order)$/

/** The frame around every screen. It stays in place while the screen changes. */
export const Frame = memo(function Frame({ children, ...data }: ShopData & { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <NewsTicker news={data.news} />
      <ChosenHeader />
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
