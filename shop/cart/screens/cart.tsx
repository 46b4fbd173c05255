import { lazy, Suspense, useRef, useState } from 'react'
import { useDeliverTo } from '../../delivery/deliver-to.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Problem } from '../../ui/problem.tsx'
import { useNavigate, useShop } from '../../ui/router.ts'
import { refreshSession, useSession } from '../../ui/session.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { usePutAgain } from '../again/put-again.ts'
import { lineKey } from '../cart-lines.ts'
import { useWishes, wish } from '../order-wishes.ts'
import { CartTable } from '../parts/cart-table.tsx'
import { EmptyCart } from '../parts/empty-cart.tsx'
import { FulfilmentChoice } from '../parts/fulfilment-choice.tsx'
import { GuestForm } from '../parts/guest-form.tsx'
import { InfoBoxes, PLACE_QUESTION } from '../parts/info-boxes.tsx'
import { LeastOrder } from '../parts/least-order.tsx'
import { ReferralBox } from '../parts/referral-box.tsx'
import { ShippingRange } from '../parts/shipping-range.tsx'
import { TotalsPanel } from '../parts/totals-panel.tsx'
import { usePricedCart } from '../use-priced-cart.ts'
import { useReferral } from '../use-referral.ts'
import { useSlotChoice } from '../use-slot-choice.ts'
import { warnEmpty } from '../warn-empty.ts'
import type { Route } from './+types/cart'

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

/** Few visits need them. */
const RecentlySeen = lazy(() =>
  import('../seen/recently-seen.tsx').then(({ RecentlySeen }) => ({ default: RecentlySeen })),
)
const CartSuggestion = lazy(() => import('../parts/cart-suggestion.tsx'))
const AgainNotice = lazy(() =>
  import('../parts/again-notice.tsx').then(({ AgainNotice }) => ({ default: AgainNotice })),
)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.cart_title(),
    description: m.cart_description(),
    path: '/cart',
    hidden: true,
  })

/** `/cart`: the shopper's lines, their price, and the link to the checkout. */
export default function CartScreen() {
  const root = useShop()
  const hydrated = useHydrated()
  const { pickupType } = useWishes()
  const referral = useReferral()
  const referralForm = useRef<HTMLFormElement>(null)
  const address = useDeliverTo()
  const destination = pickupType === 'DELIVERY' && address ? { address } : {}
  const slots = useSlotChoice(destination)
  const { lines, priced, problem, retry } = usePricedCart({ pickupType, ...destination, ...slots.priced })
  const [asGuest, setAsGuest] = useState(false)
  const session = useSession()
  const again = usePutAgain()
  const navigate = useNavigate()
  const shown = new Map(
    priced?.of.map((line, index) => [lineKey(line), priced.lines[index]] as const).filter(hasPrice),
  )
  const isLoading = (!priced && !problem) || (slots.offered === undefined && !slots.problem)
  const guestForm = asGuest && !session?.signedIn
  const stuck = priced?.lines.some(line => line.trouble !== null) ?? false

  async function checkOut() {
    if (lines.length && !(await referral.settle({ anyway: true })))
      return focusFirstWrong(referralForm.current)
    const known = session ?? (await refreshSession())
    if (lines.length === 0) return warnEmpty(known?.signedIn ?? false)
    if (known?.signedIn) navigate('/checkout')
    else setAsGuest(true)
  }

  return (
    <div className="page space-y-10 py-8 md:py-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {m.cart_title()}
        </h1>
        {session?.signedIn && (
          <p className="font-display text-xl wrap-anywhere">
            {m.cart_hello({ name: session.firstName ?? '' })}
          </p>
        )}
      </div>
      {again && (
        <Suspense>
          <AgainNotice />
        </Suspense>
      )}
      {!hydrated || (lines.length > 0 && isLoading) ? (
        <Skeleton lines={4} label={m.cart_loading()} />
      ) : lines.length === 0 ? (
        <>
          <EmptyCart onCheckOut={checkOut} />
          <Suspense>
            <RecentlySeen />
          </Suspense>
        </>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="space-y-6">
            {problem && <Problem problem={problem} onRetry={retry} />}
            <CartTable lines={lines} shown={shown} />
            <Suspense>
              <CartSuggestion lines={lines} />
            </Suspense>
            <ButtonLink look="quiet" to="/home">
              {m.cart_continue_shopping()}
            </ButtonLink>
          </div>
          <aside className="space-y-4 lg:sticky lg:top-32">
            <section className="card space-y-5 p-5" aria-label={m.cart_summary()}>
              <FulfilmentChoice slots={slots} />
              <ReferralBox referral={referral} form={referralForm} />
              {priced && (
                <TotalsPanel
                  sums={priced}
                  delivered={pickupType === 'DELIVERY'}
                  note={
                    <>
                      {priced.shippingRange && (
                        <ShippingRange range={priced.shippingRange} onAsk={askPlace} />
                      )}
                      <LeastOrder destination={priced.destination} />
                    </>
                  }
                  tooFar={pickupType === 'DELIVERY' && priced.destination?.reach === 'TOO_FAR'}
                />
              )}
              {!guestForm && (
                <Button look="main" className="w-full" disabled={stuck || !priced} onClick={checkOut}>
                  {m.cart_checkout()}
                </Button>
              )}
              {stuck && <p className="text-sm text-rose">{m.cart_mend_first()}</p>}
            </section>
            {guestForm && !stuck && (
              <GuestForm
                onDone={guest => {
                  wish({ guest })
                  navigate('/checkout')
                }}
              />
            )}
          </aside>
        </div>
      )}
      {root && <InfoBoxes settings={root.settings} />}
    </div>
  )
}

/** Leads to the question for the place, which finds the charge of its zone. */
const askPlace = () => document.querySelector<HTMLElement>(`#${PLACE_QUESTION} input`)?.focus()

const hasPrice = <Key, Value>(entry: readonly [Key, Value | undefined]): entry is readonly [Key, Value] =>
  entry[1] !== undefined
