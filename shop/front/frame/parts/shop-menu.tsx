import { ChevronDown, Menu, X } from 'lucide-react'
import { useRef } from 'react'
import { m } from '../../../messages/m.ts'
import type { Session } from '../../../ui/ask-session.ts'
import { useHoverPopover } from '../../../ui/use-hover-popover.ts'
import { MenuPages } from './menu-pages.tsx'
import { Still } from './still.tsx'

const PANEL = 'shop-menu'

/** The departments with their categories, under the header; below 768 px a drawer that also has the page links. */
export function ShopMenu({ session }: { session: Session | undefined }) {
  const panel = useRef<HTMLDivElement>(null)
  const popover = useHoverPopover(panel)
  return (
    <div className="[grid-area:menu]" {...popover.area}>
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={m.front_menu_open()}
        className="-ms-2 grid size-11 place-items-center rounded-round hover:bg-green-soft md:hidden"
        {...popover.button}
      >
        {popover.open ? <X aria-hidden className="size-6" /> : <Menu aria-hidden className="size-6" />}
      </button>
      <button
        type="button"
        popoverTarget={PANEL}
        className="flex min-h-11 items-center gap-2 rounded-round bg-green-soft ps-5 pe-4 font-semibold text-green max-md:hidden"
        {...popover.button}
      >
        {m.front_departments()}
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform ${popover.open ? 'rotate-180' : ''}`}
        />
      </button>
      <div ref={panel} id={PANEL} popover="auto" className="panel menu-panel" {...popover.panel}>
        <MenuPages session={session} />
        <Still
          part="menu-departments"
          as="nav"
          aria-label={m.front_departments()}
          className="md:-mb-4 md:columns-3 md:gap-x-8 lg:columns-4 xl:columns-5"
        />
      </div>
    </div>
  )
}
