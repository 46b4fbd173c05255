import type { Opening } from '../opening.contract.ts'
import { heldStates, OPENING } from '../show-opening.ts'

type Props = { opening: Pick<Opening, 'states' | 'until'>; className?: string }

/** Says whether the shop is open, by the browser's clock; nothing if that is not known. */
export const OpenNow = ({ opening }: Pick<Props, 'opening'>) => (
  <ByClock opening={opening} className="open-now block font-semibold empty:hidden" />
)

/** Lets the script in the head look at an element that came after the page. */
export const announce = (element: HTMLElement | null) => {
  if (element) dispatchEvent(new Event(OPENING))
}

/** Says the words that count now, by the browser's clock. The text is set by `showOpening`, in pages of both kinds. */
export function ByClock({ opening, className }: Props) {
  return (
    <span
      ref={announce}
      data-opening={JSON.stringify(heldStates(opening))}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the script in the head writes its text
      dangerouslySetInnerHTML={{ __html: '' }}
      className={className}
    />
  )
}
