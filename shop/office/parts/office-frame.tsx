import { type ReactNode, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { FocusOnArrival } from '../../ui/focus-on-arrival.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'
import { Toasts } from '../../ui/toast.tsx'
import { Ways } from '../../ui/ways.tsx'
import { OfficeBar } from './office-bar.tsx'
import { OfficeMenu } from './office-menu.tsx'
import { OfficePalette } from './office-palette.tsx'

/** The frame of every office screen, with the menu at the side, or behind a button on narrow screens. */
export function OfficeFrame({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null)
  return (
    <>
      <SkipLink />
      <OfficeBar />
      <aside
        aria-label={m.office_name()}
        className="fixed inset-y-0 start-0 hidden w-64 overflow-y-auto bg-deep text-on-deep lg:block"
      >
        <OfficeMenu />
      </aside>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="min-h-dvh px-4 pt-6 pb-24 outline-none md:px-8 lg:ps-72 lg:pt-8 print:p-0"
      >
        <div className="mx-auto max-w-7xl">{children}</div>
      </main>
      <OfficePalette />
      <Toasts />
      <Ways />
      <FocusOnArrival main={main} />
    </>
  )
}
