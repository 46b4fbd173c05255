import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { m } from '../../../messages/m.ts'
import { StatusBadge } from '../../../orders/own/parts/status-badge.tsx'
import type { Delivery } from '../../../payments/runs/runs.contract.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { When } from '../../../ui/when.tsx'
import { placeWords } from '../run-words.ts'
import { CashToCollect } from './cash-to-collect.tsx'

type Props = { of: Delivery; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** An order that is in no run yet, to choose. */
export function WaitingDelivery({ of, isChosen, onChoose }: Props) {
  const { orderNum, customer, orderStatus, due, notHome } = of
  return (
    <li className="flex items-start gap-3 py-2.5">
      <CheckField
        label={<span className="sr-only">{m.office_runs_choose({ number: orderNum })}</span>}
        checked={isChosen}
        onChange={({ target }) => onChoose(target.checked)}
      />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`/admin/orders/${encodeURIComponent(orderNum)}`}
            className="font-semibold tabular-nums underline underline-offset-4"
          >
            #{orderNum}
          </Link>
          <bdi className="wrap-anywhere">{customer}</bdi>
          {of.ageFrom !== null && <AgeMark age={of.ageFrom} />}
          <StatusBadge status={orderStatus} />
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{placeWords(of)}</bdi>
        </p>
        <p className="text-sm">
          <CashToCollect due={due} />
        </p>
        {notHome && (
          <p className="mt-1 rounded-small bg-saffron-soft px-2 py-0.5 text-sm">
            {m.office_runs_stop_not_home()}: <When at={notHome} />
          </p>
        )}
      </div>
    </li>
  )
}
