import { Lock } from 'lucide-react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { addressOf } from '../../orders/order-link.ts'
import { Money, useCurrency } from '../../ui/money.tsx'
import type { Stage } from '../payment-stage.rules.ts'
import type { Payable } from '../payments.contract.ts'
import { providerFaces } from '../providers/provider-faces.ts'
import { HeldItems } from './held-items.tsx'

type Props = { payment: Payable; link: string; stage: Stage; left: number; heldUntil: string | undefined }

/** The amount, the deadline, and a note on security. */
export function PaymentSummary({ payment, link, stage, left, heldUntil }: Props) {
  const { orderNum, orderType, grandTotal, most, provider } = payment
  const currency = useCurrency()
  const open = stage === 'card' || stage === 'bank' || stage === 'agree'
  const isHeld = stage === 'put aside'
  return (
    <aside className="card space-y-5 p-5 md:p-6 lg:sticky lg:top-32" aria-label={m.payments_order()}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-xl">{m.payments_order_number({ number: orderNum })}</h2>
        {/* A document of its own: this page may load what no other may. */}
        <a
          href={addressOf(orderType, orderNum, link)}
          className="py-1 text-green underline underline-offset-4"
        >
          {m.payments_back()}
        </a>
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4">
        <dt className="text-muted">
          {payment.rest
            ? (payment.change ? m.payments_change : m.payments_rest)()
            : !open
              ? isHeld
                ? m.payments_on_hold()
                : m.payments_sum()
              : most > grandTotal
                ? m.payments_most()
                : m.payments_total()}
        </dt>
        <dd className="font-display text-3xl">
          <Money amount={payment.rest?.amount ?? (open || isHeld ? most : grandTotal)} />
        </dd>
      </dl>
      {open && heldUntil && <HeldItems until={heldUntil} left={left} />}
      {open && payment.takenLater && (
        <p className="text-sm text-muted">
          {m.payments_aside_soon({ about: showMoney(grandTotal, currency) })}
        </p>
      )}
      {open && provider && (
        <p className="flex items-start gap-3 border-t border-line pt-4 text-sm text-muted">
          <Lock aria-hidden className="mt-0.5 size-4.5 shrink-0 text-green" />
          <span>
            <span className="block font-semibold text-ink">{m.payments_secure()}</span>
            {providerFaces[provider].secures()}
          </span>
        </p>
      )}
    </aside>
  )
}
