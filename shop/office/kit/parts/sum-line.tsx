import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'

type Props = {
  term: ReactNode
  /** In units of the currency. */
  amount: number
  /** True for the total. */
  strong?: boolean
}

/** A line in a list of amounts: its name and amount. */
export const SumLine = ({ term, amount, strong = false }: Props) => (
  <div
    className={`flex flex-wrap justify-between gap-x-4 ${strong ? 'border-t border-line pt-1.5 font-semibold' : ''}`}
  >
    <dt className={strong ? '' : 'text-muted'}>{term}</dt>
    <dd>
      <Money amount={amount} />
    </dd>
  </div>
)
