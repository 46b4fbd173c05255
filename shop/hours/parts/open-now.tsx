import { useEffect } from 'react'
import type { Opening } from '../opening.contract.ts'
import { heldStates, OPENING } from '../show-opening.ts'

type Props = { opening: Pick<Opening, 'states' | 'until'> }

/** Says whether the shop is open, by the browser's clock. The text is set by `showOpening`, in pages of both kinds. */
export function OpenNow({ opening }: Props) {
  useEffect(() => void dispatchEvent(new Event(OPENING)), [])
  return (
    <span
      data-opening={JSON.stringify(heldStates(opening))}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; the script in the head writes its text
      dangerouslySetInnerHTML={{ __html: '' }}
      className="open-now block font-semibold empty:hidden"
    />
  )
}
