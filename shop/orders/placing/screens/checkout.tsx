import { useEffect, useId, useRef, useState } from 'react'
import { usePricedCart } from '../../../cart/use-priced-cart.ts'
import { useSlotChoice } from '../../../cart/use-slot-choice.ts'
import { highestAge } from '../../../catalogue/ages/ages.rules.ts'
import { ReachNote } from '../../../delivery/parts/reach-note.tsx'
import { countryName } from '../../../lib/country-name.ts'
import { m } from '../../../messages/m.ts'
import { isUnanswered } from '../../../send-once.ts'
import type { PaymentMethod } from '../../../settings/choices.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import type { ShownSlot } from '../../../slots/slots.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useShop } from '../../../ui/router.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { CheckoutForm } from '../parts/checkout-form.tsx'
import { CheckoutHello } from '../parts/checkout-hello.tsx'
import { EmptyOrder } from '../parts/empty-order.tsx'
import { JoinChoice } from '../parts/join-choice.tsx'
import { OrderSummary } from '../parts/order-summary.tsx'
import { PaymentChoice } from '../parts/payment-choice.tsx'
import { PlaceButtons } from '../parts/place-buttons.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { SessionEnded } from '../parts/session-ended.tsx'
import { TextsChoice } from '../parts/texts-choice.tsx'
import { stuckBy } from '../stuck-order.rules.ts'
import { useCheckout } from '../use-checkout.ts'
import { useFirstDestination } from '../use-destination.ts'
import type { Route } from './+types/checkout'

/** The page is the same for everyone; it does not read its query. */
export const handle = { reads: [] }

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_checkout(),
    description: m.orders_checkout_description(),
    path: '/checkout',
    hidden: true,
  })

/** The payment methods of a shop before its settings are known. */
const cashOnly = ['CASH'] as const

/** `/checkout`: the shopper's details beside the order summary, and the payment method. */
export default function CheckoutScreen() {
  const root = useShop()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [methods, setMethods] = useState<readonly PaymentMethod[]>(root?.settings.paymentMethods ?? cashOnly)
  const checkout = useCheckout(form, countryName(root?.settings.defaultCountry ?? 'US'), methods)
  const { pickupType, values, delivered } = checkout
  const { destination, isFirst } = useFirstDestination(values, delivered)
  // An order without an answer may be sent again, even if it took the last item.
  const unanswered = hydrated && isUnanswered('POST /orders/save')
  const slots = { ...useSlotChoice(destination, unanswered), choose: checkout.choose }
  const priced = usePricedCart({ pickupType, ...destination, ...slots.priced })
  const ofBranch = priced.priced?.paymentMethods
  useEffect(() => {
    if (ofBranch) setMethods(ofBranch)
  }, [ofBranch])
  const wrong = checkout.wrongWith(priced.priced)
  const reach = delivered && !isFirst ? priced.priced?.destination : undefined
  const tooFar = reach?.reach === 'TOO_FAR'
  const isChecked = hydrated && !unanswered && !priced.problem
  const stuck = isChecked ? stuckBy(priced.priced, { delivered, slots }) : undefined
  // A press before prices and windows have come would be lost; after a failure it asks for them again.
  const comes =
    (priced.priced?.of !== priced.lines && !priced.problem) || (slots.offered === undefined && !slots.problem)

  const chooseNext = (slot: ShownSlot) => {
    checkout.choose(slot)
    document.querySelector<HTMLElement>(`button[form="${id}"]`)?.focus()
  }
  const placing = { form: id, card: values.paymentMethod === 'CARD', sending: checkout.sending }
  const empty = hydrated && priced.lines.length === 0 && !checkout.sending && !checkout.placed
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-8">
        <div className="space-y-2">
          <h1 className="text-3xl md:text-4xl">{m.orders_checkout()}</h1>
          <CheckoutHello me={checkout.me} />
        </div>
        <CheckoutForm
          form={form}
          id={id}
          values={values}
          slots={slots}
          wrong={tooFar ? { address: m.delivery_too_far_field(), ...wrong } : wrong}
          delivered={delivered}
          onChange={checkout.change}
          onSubmit={() => checkout.submit(priced, slots)}
          reach={
            reach && <ReachNote shown={reach} fee={priced.priced?.shipping ?? 0} missing={reach.missing} />
          }
          age={highestAge(priced.priced?.lines ?? [])}
          payment={
            methods.length > 1 && (
              <PaymentChoice
                methods={methods}
                chosen={values.paymentMethod}
                delivered={delivered}
                practice={root?.settings.cardPractice ?? false}
                error={wrong.paymentMethod}
                onChoose={paymentMethod => checkout.change({ paymentMethod })}
              />
            )
          }
        >
          {!checkout.me && (
            <TextsChoice chosen={values.texts} onChoose={texts => checkout.change({ texts })} />
          )}
          <JoinChoice
            me={checkout.me}
            joining={checkout.joining}
            // An order that may have been placed already is sent again unchanged: as a guest's order.
            offered={!unanswered || checkout.sending !== undefined}
            error={wrong.loginPassword}
            onChange={checkout.changeJoining}
          />
        </CheckoutForm>
      </div>
      {checkout.placed ? (
        <p role="status" className="card p-5 text-lg">
          {checkout.placed === 'pays' ? m.orders_pay_opening() : m.orders_opening()}
        </p>
      ) : empty ? (
        <EmptyOrder>
          <PlaceButtons {...placing} stuck={false} onWrite={undefined} />
        </EmptyOrder>
      ) : priced.priced ? (
        <OrderSummary
          priced={priced.priced}
          delivered={delivered}
          tooFar={tooFar}
          note={noteFor(values.paymentMethod, delivered)}
          time={slots.chosen && slotWords(slots.chosen, root?.settings.timeZone)}
        >
          {checkout.ended ? (
            <SessionEnded onGuest={checkout.asGuest} />
          ) : (
            checkout.problem && <Refusal problem={checkout.problem} onChoose={chooseNext} />
          )}
          {stuck && !checkout.problem && <Refusal problem={stuck} />}
          <PlaceButtons
            {...placing}
            stuck={stuck !== undefined || comes}
            onWrite={
              methods.includes('CASH') && root?.settings.whatsAppNumber
                ? () => checkout.submit(priced, slots, true)
                : undefined
            }
          />
        </OrderSummary>
      ) : (
        <Answer problem={priced.problem} onRetry={priced.retry} lines={4} label={m.cart_loading()} />
      )}
    </div>
  )
}

const noteFor = (method: string, delivered: boolean) =>
  method === 'CARD'
    ? delivered
      ? m.orders_pay_delivery_note()
      : m.orders_pay_pickup_note()
    : delivered
      ? m.orders_delivery_note()
      : m.orders_pickup_note()
