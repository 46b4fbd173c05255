import { Ban, Banknote } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Problem } from '../../ui/problem.tsx'
import { providerFaces } from '../providers/provider-faces.ts'
import type { Paying } from '../use-payment.ts'
import { AgreeStep } from './agree-step.tsx'
import { Declined } from './declined.tsx'
import { NotSaved } from './not-saved.tsx'
import { PaidNote } from './paid-note.tsx'
import { PaymentOutcome } from './payment-outcome.tsx'
import { TooLate } from './too-late.tsx'
import { UnderWay } from './under-way.tsx'

/** The next step for the payment of an order. */
export function PaymentStep({ paying, link }: { paying: Paying; link: string }) {
  const { payment, stage, problem, tries, look, wasChange } = paying
  if (wasChange && payment.change !== 'OPEN' && payment.change !== 'PAID')
    return <NotSaved paying={paying} link={link} />
  switch (stage) {
    case 'paid':
    case 'put aside':
      return <PaidNote paying={paying} link={link} />
    case 'agree':
      return <AgreeStep paying={paying} />
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
  const { Step } = providerFaces[payment.provider ?? 'practice']
  const above = (
    <>
      {troubled}
      {stage === 'card' && payment.failure && <Declined failure={payment.failure} tries={tries} />}
    </>
  )
  return (
    <div className="space-y-5">
      <Step paying={paying} problem={troubled} above={above} />
    </div>
  )
}

const saysOf = ({ type, title }: { type: string; title: string }) =>
  type === 'offline' ? m.payments_offline() : type === '/problems/provider-away' ? m.payments_away() : title
