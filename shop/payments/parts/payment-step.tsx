import { Ban, Banknote } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { m } from '../../messages/m.ts'
import { Problem } from '../../ui/problem.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PracticeForm } from '../providers/practice/parts/practice-form.tsx'
import type { Paying } from '../use-payment.ts'
import { BankQuestion } from './bank-question.tsx'
import { Declined } from './declined.tsx'
import { PaidNote } from './paid-note.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { TooLate } from './too-late.tsx'
import { UnderWay } from './under-way.tsx'

/** Loaded only if Stripe takes the shop's cards. */
const StripeForm = lazy(() =>
  import('../providers/stripe/parts/stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })),
)

/** The next step for the payment of an order. */
export function PaymentStep({ paying, link }: { paying: Paying; link: string }) {
  const { payment, stage, clientSecret, problem, tries, look } = paying
  switch (stage) {
    case 'paid':
    case 'put aside':
      return <PaidNote paying={paying} link={link} />
    case 'too late':
      return <TooLate paying={paying} link={link} />
    case 'under way':
      return <UnderWay paying={paying} />
    case 'cash':
    case 'given back':
      return (
        <PaymentOutcome icon={<Banknote className="size-8" />} title={m.payments_nothing()} fresh={tries > 0}>
          <p>{stage === 'cash' ? m.payments_nothing_cash() : m.payments_nothing_back()}</p>
        </PaymentOutcome>
      )
    case 'nobody':
      return (
        <PaymentOutcome
          look="bad"
          icon={<Ban className="size-8" />}
          title={m.payments_nobody()}
          fresh={tries > 0}
        >
          <p>{m.payments_nobody_text()}</p>
        </PaymentOutcome>
      )
  }
  const troubled = problem && <Problem problem={{ ...problem, title: saysOf(problem) }} onRetry={look} />
  if (payment.provider === 'stripe') {
    if (!clientSecret || !payment.publishableKey)
      return troubled ?? <Skeleton lines={3} label={m.payments_preparing()} />
    return (
      <div className="space-y-5">
        {troubled}
        {payment.failure && stage === 'card' && <Declined failure={payment.failure} tries={tries} />}
        <Suspense fallback={<Skeleton lines={3} label={m.payments_preparing()} />}>
          <StripeForm paying={paying} clientSecret={clientSecret} publishableKey={payment.publishableKey} />
        </Suspense>
      </div>
    )
  }
  return (
    <div className="space-y-5">
      {troubled}
      {stage === 'card' && payment.failure && <Declined failure={payment.failure} tries={tries} />}
      {stage === 'bank' ? <BankQuestion paying={paying} /> : <PracticeForm paying={paying} />}
    </div>
  )
}

const saysOf = ({ type, title }: { type: string; title: string }) =>
  type === 'offline' ? m.payments_offline() : type === '/problems/provider-away' ? m.payments_away() : title
