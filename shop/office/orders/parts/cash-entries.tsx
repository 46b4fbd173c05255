import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import type { CashKind } from '../../../payments/payment-words.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'

const words: Record<CashKind, () => string> = {
  IN: m.office_payments_cash_in,
  BACK: m.office_payments_cash_out,
  UNDONE: m.office_payments_cash_undone,
  ROUNDED: m.office_payments_cash_rounded,
}

/** The cash of an order: each amount with its time, the staff member who wrote it, and the reason. */
export function CashEntries({ entries }: { entries: OrderMoney['cashEntries'] }) {
  if (entries.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{m.office_payments_cash_log()}</h3>
      <ol className="mt-1 divide-y divide-line">
        {entries.map(({ entryId, kind, amount, reason, by, writtenAt }) => (
          <li key={entryId} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{words[kind]()}</span>
              <Money amount={amount} />
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              <When at={writtenAt} /> · <bdi>{by ?? m.office_payments_cash_by_shop()}</bdi>
            </p>
            {reason && <p className="mt-1 rounded-small bg-sunken px-3 py-1.5 wrap-anywhere">{reason}</p>}
          </li>
        ))}
      </ol>
    </div>
  )
}
