import { Banknote, CreditCard } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { PaymentMethod } from '../../../settings/choices.ts'
import { Choice } from '../../../ui/choice.tsx'

type Props = {
  methods: readonly PaymentMethod[]
  chosen: PaymentMethod
  delivered: boolean
  /** True if card payments are only practice: no money moves. */
  practice: boolean
  error: string | undefined
  onChoose: (method: PaymentMethod) => void
}

/** The choice of payment method, if there is one. */
export function PaymentChoice({ methods, chosen, delivered, practice, error, onChoose }: Props) {
  const ways = {
    CASH: {
      icon: Banknote,
      says: delivered ? m.cart_cash_on_delivery() : m.orders_in_shop(),
      text: delivered ? m.orders_cash_text() : m.orders_in_shop_text(),
    },
    CARD: { icon: CreditCard, says: m.orders_card(), text: m.orders_card_text() },
  }
  return (
    <fieldset>
      <legend className="mb-4 font-display text-2xl">{m.orders_pay_how()}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {methods.map(method => {
          const { icon: Icon, says, text } = ways[method]
          return (
            <Choice
              key={method}
              name="paymentMethod"
              value={method}
              aria-invalid={error ? true : undefined}
              checked={chosen === method}
              onChange={() => onChoose(method)}
              className="flex min-h-14 items-start gap-3 rounded-small p-3"
            >
              <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
              <span className="min-w-0 wrap-break-word">
                <span className="block font-semibold">{says}</span>
                <span className="block text-sm text-muted">{text}</span>
                {method === 'CARD' && practice && (
                  <span className="mt-1.5 inline-block rounded-small bg-saffron-soft px-2 py-0.5 text-sm font-medium text-ink">
                    {m.orders_card_practice()}
                  </span>
                )}
              </span>
            </Choice>
          )
        })}
      </div>
      {error && <p className="mt-1 text-sm font-medium text-rose">{error}</p>}
    </fieldset>
  )
}
