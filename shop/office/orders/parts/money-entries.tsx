import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { entryWords } from '../../kit/office-payment-words.ts'

/** The payment entries of an order, each with its reference at the provider if that is not the payment itself. */
export function MoneyEntries({ money: { entries, intentId } }: { money: OrderMoney }) {
  if (entries.length === 0) return null
  return (
    <div>
      <h3 className="text-base">{m.office_payments_entries()}</h3>
      <ol className="mt-1 divide-y divide-line">
        {entries.map(({ entryId, kind, amount, reference, noticedAt }) => (
          <li key={entryId} className="py-2">
            <p className="flex flex-wrap justify-between gap-x-3">
              <span className="font-medium">{entryWords[kind]()}</span>
              <Money amount={amount} />
            </p>
            <p className="text-sm wrap-anywhere text-muted">
              <When at={noticedAt} />
              {reference !== intentId && (
                <>
                  {' '}
                  · <bdi>{reference}</bdi>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}
