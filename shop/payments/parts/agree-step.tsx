import { HandCoins } from 'lucide-react'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { useCurrency } from '../../ui/money.tsx'
import { Problem } from '../../ui/problem.tsx'
import type { Paying } from '../use-payment.ts'
import { PaymentOutcome } from './payment-outcome.tsx'

/** Asks a person to agree to pay the rest of an order, before any card is asked for it. */
export function AgreeStep({ paying: { payment, problem, busy, agree } }: { paying: Paying }) {
  const currency = useCurrency()
  const { rest, grandTotal } = payment
  if (!rest) return null
  const amount = showMoney(rest.amount, currency)
  return (
    <PaymentOutcome
      icon={<HandCoins className="size-8" />}
      title={m.payments_rest_title({ amount })}
      fresh={false}
    >
      <p>{m.payments_rest_text({ total: showMoney(grandTotal, currency), amount })}</p>
      <p className="rounded-small bg-sunken px-4 py-2 wrap-anywhere">{rest.reason}</p>
      {problem && <Problem problem={problem} />}
      <Button look="main" disabled={busy} onClick={agree}>
        {m.payments_rest_agree({ amount })}
      </Button>
    </PaymentOutcome>
  )
}
