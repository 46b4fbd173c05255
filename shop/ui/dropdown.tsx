import { ChevronDown } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useHoverPopover } from './use-hover-popover.ts'

type Props = {
  /** The id of the panel. */
  id: string
  className: string
  /** The content before the arrow, a link of its own. */
  lead: ReactNode
  arrow: { says: string; className: string }
  panel: { says: string; className: string }
  children: (open: boolean) => ReactNode
}

/** A link with an arrow that opens a panel by hover, click and keyboard. */
export function Dropdown({ id, className, lead, arrow, panel, children }: Props) {
  const unfolded = useRef<HTMLElement>(null)
  const popover = useHoverPopover(unfolded)
  return (
    <div className={`flex items-center ${className}`} {...popover.area}>
      {lead}
      <button
        type="button"
        popoverTarget={id}
        aria-label={arrow.says}
        className={`grid min-h-11 place-items-center rounded-round ${arrow.className}`}
        {...popover.button}
      >
        <ChevronDown
          aria-hidden
          className={`size-4 transition-transform ${popover.open ? 'rotate-180' : ''}`}
        />
      </button>
      <section
        ref={unfolded}
        id={id}
        popover="auto"
        aria-label={panel.says}
        className={`panel ${panel.className}`}
        {...popover.panel}
      >
        {children(popover.open)}
      </section>
    </div>
  )
}
