import type { ReactNode } from 'react'
import { Money } from '../../../ui/money.tsx'

type Props = {
  children: ReactNode
  /** Amounts with their names. */
  amounts: readonly { name: string; amount: number }[]
}

/** The name of a row, and below it on narrow screens the amounts whose columns have no room there. */
export const NamedAmounts = ({ children, amounts }: Props) => (
  <>
    {children}
    {amounts.map(({ name, amount }) => (
      <span key={name} className="block text-sm text-muted sm:hidden">
        {name} <Money amount={amount} />
      </span>
    ))}
  </>
)
