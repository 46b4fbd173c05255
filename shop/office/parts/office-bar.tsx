import { Menu, Search } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { Mark } from '../../ui/mark.tsx'
import { useLocation } from '../../ui/router.ts'
import { openPalette } from '../open-palette.ts'
import { OfficeMenu } from './office-menu.tsx'

const PANEL = 'office-menu'
const button = 'grid size-11 place-items-center rounded-round hover:bg-ink/20'

/** The bar of narrow screens, with the buttons for the menu and the palette. */
export function OfficeBar() {
  const panel = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: closed when another screen is shown
  useEffect(() => panel.current?.hidePopover(), [pathname])
  return (
    <header className="sticky top-0 z-30 flex items-center gap-2 bg-deep px-2 py-1.5 text-on-deep lg:hidden print:hidden">
      <button type="button" popoverTarget={PANEL} aria-label={m.office_menu()} className={button}>
        <Menu aria-hidden className="size-6" />
      </button>
      <Link to="/admin" className="flex min-h-11 items-center gap-2 font-display text-xl font-bold">
        <Mark className="size-6" />
        {m.office_name()}
      </Link>
      <button
        type="button"
        aria-label={m.office_palette()}
        className={`${button} ms-auto`}
        onClick={() => openPalette()}
      >
        <Search aria-hidden className="size-5" />
      </button>
      <section
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label={m.office_menu()}
        className="inset-y-0 start-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overflow-y-auto bg-deep text-on-deep backdrop:bg-shade"
      >
        <OfficeMenu />
      </section>
    </header>
  )
}
