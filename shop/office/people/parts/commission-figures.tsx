import { m } from '../../../messages/m.ts'
import type { LedgerSum } from '../../../representatives/representatives.contract.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { MoneyIn } from './money-in.tsx'

/** The commission earned, paid and due, with a line for each currency that the shop has had. */
export function CommissionFigures({ sums }: { sums: readonly LedgerSum[] }) {
  const { code } = useCurrency()
  const lines = sums.length ? sums : [{ currency: code, earned: 0, paid: 0, due: 0 }]
  const figures = [
    [m.office_people_earned(), 'earned'],
    [m.office_people_paid(), 'paid'],
    [m.office_people_due(), 'due'],
  ] as const
  return (
    <dl className="grid gap-4 max-sm:gap-2 sm:grid-cols-3">
      {figures.map(([name, which]) => (
        <div
          key={which}
          className="card p-5 max-sm:flex max-sm:flex-wrap max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:py-3"
        >
          <dt className="text-sm text-muted">{name}</dt>
          {lines.map(sum => (
            <dd key={sum.currency} className="font-display text-2xl sm:mt-1">
              <MoneyIn amount={sum[which]} currency={sum.currency} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
