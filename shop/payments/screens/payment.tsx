import { data, redirect } from 'react-router'
import { ask } from '../../ask.ts'
import { showTime } from '../../lib/dates/moments.ts'
import { PAGE_GUEST } from '../../lib/page-guest.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { findSettings } from '../../settings/settings.contract.ts'
import { PaymentStep } from '../parts/payment-step.tsx'
import { PaymentSummary } from '../parts/payment-summary.tsx'
import type { ProviderName } from '../payment-words.ts'
import { findPayment } from '../payments.contract.ts'
import { providerFaces } from '../providers/provider-faces.ts'
import { useLeaveWhole } from '../use-leave-whole.ts'
import { usePayment } from '../use-payment.ts'
import type { Route } from './+types/payment'

/** The site that the form of this payment's provider loads from. */
const guestOf = ({ provider }: { provider: ProviderName | null }) =>
  provider ? providerFaces[provider].guest : undefined

/** Loads the order that the secret link names, for its payment. Without a link it goes home; a wrong link is not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [orderNum, link] = [query.get('order'), query.get('key')]
  if (!orderNum || !link) throw redirect('/home')
  const [payment, { timeZone }] = await Promise.all([
    ask(context, findPayment, { orderNum, link }),
    ask(context, findSettings, {}),
  ])
  const heldUntil = payment.payUntil ? showTime(payment.payUntil, timeZone) : undefined
  const site = guestOf(payment)
  const guest = site && { [PAGE_GUEST]: site }
  return data({ payment, link, heldUntil }, guest && { headers: guest })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => {
  const sent = new Headers({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })
  const guest = loaderHeaders.get(PAGE_GUEST)
  if (guest) sent.set(PAGE_GUEST, guest)
  return sent
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.payments_title(),
    description: m.payments_description(),
    path: '/payment',
    hidden: true,
  })

/** `/payment`: takes the card payment of an order, and shows its state to anyone who comes back. */
export default function PaymentScreen({
  loaderData: { payment: found, link, heldUntil },
}: Route.ComponentProps) {
  const paying = usePayment(found, link)
  useLeaveWhole(guestOf(found) !== undefined)
  const { payment, stage, left } = paying
  return (
    <div className="page max-w-5xl space-y-8 py-8 md:py-12">
      <h1 className="text-3xl md:text-4xl">
        {stage === 'card' || stage === 'bank' ? m.payments_title() : m.payments_title_done()}
      </h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <div className="lg:order-last">
          <PaymentSummary payment={payment} link={link} stage={stage} left={left} heldUntil={heldUntil} />
        </div>
        <div className="card p-5 md:p-8">
          <PaymentStep paying={paying} link={link} />
        </div>
      </div>
    </div>
  )
}
