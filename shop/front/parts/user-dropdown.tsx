import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Session } from '../../customers/ask-session.ts'
import { m } from '../../messages/m.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { useHoverPopover } from '../../ui/use-hover-popover.ts'
import { Greeting } from './greeting.tsx'

const PANEL = 'user-menu'

/** The greeting, and behind its arrow what belongs to the account; what is in the panel is loaded when it opens. */
export function UserDropdown({ session }: { session: Session | undefined }) {
  const panel = useRef<HTMLElement>(null)
  const popover = useHoverPopover(panel)
  const [loaded, setLoaded] = useState<typeof import('./user-panel.tsx') | 'failed'>()
  useEffect(() => {
    if (popover.open) import('./user-panel.tsx').then(setLoaded, () => setLoaded('failed'))
  }, [popover.open])
  return (
    <div
      className="flex items-center justify-self-end [anchor-name:--user-button] [grid-area:user] max-md:-me-2"
      {...popover.area}
    >
      <Greeting session={session} />
      <button
        type="button"
        popoverTarget={PANEL}
        aria-label={m.front_account_show()}
        className="-ms-1 grid min-h-11 w-9 place-items-center rounded-round hover:bg-green-soft md:max-lg:w-7"
        {...popover.button}
      >
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform ${popover.open ? 'rotate-180' : ''}`}
        />
      </button>
      <section
        ref={panel}
        id={PANEL}
        popover="auto"
        aria-label={m.front_account()}
        className="panel mt-2 w-64 rounded-tile p-3 [position-anchor:--user-button] [position-area:block-end_span-inline-start]"
        {...popover.panel}
      >
        {loaded === 'failed' ? (
          <p className="p-3">{m.shop_offline()}</p>
        ) : loaded ? (
          <loaded.UserPanel session={session} panel={PANEL} />
        ) : (
          <Spinner className="py-6" />
        )}
      </section>
    </div>
  )
}
