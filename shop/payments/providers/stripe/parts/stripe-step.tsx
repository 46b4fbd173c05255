import { lazy, Suspense } from 'react'
import { m } from '../../../../messages/m.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import type { ProviderFace } from '../../provider-face.ts'

/** Loaded only if Stripe takes the shop's cards. */
const StripeForm = lazy(() => import('./stripe-form.tsx').then(({ StripeForm }) => ({ default: StripeForm })))

/** Waits for the secret of the payment, then shows Stripe's form. */
export const StripeStep: ProviderFace['Step'] = ({ paying, problem, above }) => {
  const { clientSecret, payment } = paying
  const waiting = <Skeleton lines={3} label={m.payments_preparing()} />
  if (!clientSecret || !payment.publishableKey) return problem ?? waiting
  return (
    <>
      {above}
      <Suspense fallback={waiting}>
        <StripeForm paying={paying} clientSecret={clientSecret} publishableKey={payment.publishableKey} />
      </Suspense>
    </>
  )
}
