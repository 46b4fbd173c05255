import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'

type Props = {
  /** The number of chosen rows, in words. */
  says: string
  onNone: () => void
  /** The actions on them. */
  children: ReactNode
}

/** The actions on the chosen rows; at the lower edge of the screen while there are some. */
export const ChosenBar = ({ says, onNone, children }: Props) => (
  <section
    aria-label={says}
    className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-tile bg-ink px-4 py-3 text-paper shadow-raised"
  >
    <p className="me-auto font-medium">{says}</p>
    <button
      type="button"
      onClick={onNone}
      className="min-h-11 rounded-small px-2 underline underline-offset-4"
    >
      {m.office_orders_choose_none()}
    </button>
    {children}
  </section>
)
