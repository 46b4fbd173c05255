import { useEffect, useRef, useState } from 'react'
import { showMoment } from '../../../lib/dates/moments.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { CashCount, Drawer } from '../../../payments/cash/drawer.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { Money, useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { SumLine } from '../../kit/parts/sum-line.tsx'
import { useLive } from '../../kit/use-live.ts'
import { CountDrawer } from './count-drawer.tsx'

/** The cash drawer of a branch: what should be in it, its last counts, and the button that counts it. */
export function CashDrawer({ branchId }: { branchId: number }) {
  const { answer, problem, asking, know, retry } = useCall('GET /cash/findDrawer', { branchId })
  useLive('orders', retry, asking)
  const [counting, setCounting] = useState(false)
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (location.hash === '#drawer') section.current?.scrollIntoView()
  }, [])
  return (
    <section ref={section} id="drawer" aria-labelledby="cash-drawer" className="card mt-6 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cash-drawer" className="text-xl">
          {m.office_orders_drawer()}
        </h2>
        {answer && (
          <Button look="quiet" onClick={() => setCounting(true)}>
            {m.office_orders_drawer_count()}
          </Button>
        )}
      </div>
      <Answer problem={problem} onRetry={retry} lines={3}>
        {answer && <Sums drawer={answer} />}
        {answer && answer.counts.length > 0 && <Counts counts={answer.counts} />}
      </Answer>
      {counting && answer && (
        <CountDrawer drawer={answer} onClose={() => setCounting(false)} onDone={know} onLate={retry} />
      )}
    </section>
  )
}

const Sums = ({ drawer: { after, float, moved, expected } }: { drawer: Drawer }) => (
  <dl className="mt-3 grid gap-1.5 tabular-nums">
    <SumLine term={m.office_orders_drawer_float()} amount={float} />
    <SumLine
      term={after === 0 ? m.office_orders_drawer_moved_first() : m.office_orders_drawer_moved()}
      amount={moved}
    />
    <SumLine strong term={m.office_orders_drawer_expected()} amount={expected} />
  </dl>
)

const Counts = ({ counts }: { counts: readonly CashCount[] }) => (
  <section aria-labelledby="drawer-counts" className="mt-5">
    <h3 id="drawer-counts" className="text-lg">
      {m.office_orders_drawer_counts()}
    </h3>
    <ul className="mt-2 divide-y divide-line">
      {counts.map(count => (
        <Count key={count.number} count={count} />
      ))}
    </ul>
  </section>
)

/** A count: when, by whom, how much, and why it differed. */
function Count({ count: { countedAt, by, counted, difference, kept, reason } }: { count: CashCount }) {
  const timeZone = useShop()?.settings.timeZone
  const currency = useCurrency()
  return (
    <li className="py-2.5">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {showMoment(countedAt, timeZone)}
          {by && (
            <>
              {' '}
              · <bdi>{by}</bdi>
            </>
          )}
        </span>
        <span className="font-semibold tabular-nums">
          <Money amount={counted} />
        </span>
      </div>
      <p className="text-sm text-muted">
        {m.office_orders_drawer_stayed({ amount: showMoney(kept, currency) })}
      </p>
      {difference !== 0 && (
        <p className="text-sm font-medium text-rose wrap-anywhere">
          {m.office_runs_difference({ amount: showMoney(difference, currency) })}. {reason}
        </p>
      )}
    </li>
  )
}
