import { useEffect, useRef, useState } from 'react'
import { redirect } from 'react-router'
import { ask } from '../../../ask.ts'
import { showMoment, showTime } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { findSettings } from '../../../settings/settings.contract.ts'
import { momentWords } from '../../../slots/slot-words.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useRefresh } from '../../../ui/router.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { forgetJustPlaced, justPlaced } from '../../just-placed.ts'
import { findOrderByLink } from '../../orders.contract.ts'
import { trackOf } from '../order-track.rules.ts'
import { CalendarButton } from '../parts/calendar-button.tsx'
import { Fulfilment } from '../parts/fulfilment.tsx'
import { Invoice } from '../parts/invoice.tsx'
import { Offers } from '../parts/offers.tsx'
import { OrderAgain } from '../parts/order-again.tsx'
import { OwnChange } from '../parts/own-change.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { WhatsAppLink } from '../parts/whats-app-link.tsx'
import type { Route } from './+types/order-detail'

/** Loaded when its customer wants to change the order. */
const loadChange = () => import('../parts/change-order.tsx')

/** Loaded while a driver is on the way with the order. */
const loadOnItsWay = () => import('../parts/on-its-way.tsx')

/** Loads the order that the secret link names. Without a link it goes home; a wrong link is not found. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const [orderNum, link] = [query.get('order'), query.get('key')]
  if (!orderNum || !link) throw redirect('/home')
  const [order, { timeZone, shopName, address, phone }] = await Promise.all([
    ask(context, findOrderByLink, { orderNum, link }),
    ask(context, findSettings, {}),
  ])
  const { createDate, paymentState, payUntil } = order.orders
  const heldUntil = paymentState === 'AWAITING' && payUntil ? showTime(payUntil, timeZone) : undefined
  return {
    order,
    link,
    shopName,
    shopAddress: address,
    phone: order.orders.branch?.phone1 ?? phone,
    until: order.editableUntil ? momentWords(order.editableUntil, timeZone) : undefined,
    placedAt: showMoment(createDate, timeZone),
    heldUntil,
    answerUntil: Object.fromEntries(
      order.offers.map(({ offerId, answerBy }) => [offerId, showTime(answerBy, timeZone)]),
    ),
  }
}

export const headers = () => ({ 'cache-control': 'private, no-store', 'referrer-policy': 'no-referrer' })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.orders_invoice(),
    description: m.orders_invoice_description(),
    path: '/orderDetail',
    hidden: true,
  })

/** Moves the focus to the content when the page shows another stage of the order: what had the focus is gone then. */
function useFocusWhenOther(stage: string): void {
  const shown = useRef(stage)
  useEffect(() => {
    if (shown.current === stage) return
    shown.current = stage
    document.querySelector('main')?.focus({ preventScroll: true })
  }, [stage])
}

/** `/orderDetail`: the invoice, to save and to print. */
export default function OrderDetailScreen({ loaderData }: Route.ComponentProps) {
  const { order, link, shopAddress, phone, until, answerUntil, ...invoice } = loaderData
  const { orderNum, slotStartsAt } = order.orders
  const hydrated = useHydrated()
  const [query] = useSearchParams()
  const refresh = useRefresh()
  const [closed, setClosed] = useState(false)
  const placed = closed || !hydrated ? undefined : justPlaced(orderNum)
  const close = () => {
    forgetJustPlaced()
    setClosed(true)
  }
  const isChanging = query.has('change') && !order.fixed
  useFocusWhenOther(isChanging ? 'CHANGING' : order.orders.orderStatus)
  if (isChanging)
    return (
      <div className="page max-w-3xl py-8 md:py-12">
        <Loaded open load={loadChange}>
          {({ ChangeOrder }) => <ChangeOrder key={order.orders.version} {...{ order, link, phone }} />}
        </Loaded>
      </div>
    )
  return (
    <div className="page max-w-5xl space-y-8 py-8 md:py-12">
      {placed && (
        <OpenDialog title={m.orders_submit()} onClose={close}>
          <p className="text-lg">{m.orders_created({ number: orderNum })}</p>
          {slotStartsAt && (
            <p className="mt-2 font-semibold">
              <Fulfilment of={order.orders} />
            </p>
          )}
          {placed.note && <p className="mt-2">{placed.note}</p>}
          {placed.writes && <p className="mt-2">{m.orders_whatsapp_text()}</p>}
          <form method="dialog" className="mt-6 flex flex-wrap gap-3">
            {placed.writes && <WhatsAppLink look="main" order={order} link={link} />}
            <Button type="submit" look={placed.writes ? 'quiet' : 'main'}>
              {m.orders_ok()}
            </Button>
            {!placed.writes && <WhatsAppLink look="quiet" order={order} link={link} />}
            <CalendarButton orders={order.orders} shopAddress={shopAddress} />
          </form>
        </OpenDialog>
      )}
      {order.onItsWay && (
        <Loaded open load={loadOnItsWay}>
          {({ OnItsWay }) => <OnItsWay of={order.onItsWay} onAsk={refresh} />}
        </Loaded>
      )}
      <Offers order={order} link={link} until={answerUntil} onAnswer={refresh} />
      <OwnChange {...{ order, link, until, phone }} />
      <Invoice {...{ order, link, shopAddress }} {...invoice} />
      <section aria-labelledby="progress" className="card space-y-5 p-5 md:p-8 print:hidden">
        <h2 id="progress" className="text-2xl">
          {m.orders_own_progress()}
        </h2>
        <Timeline
          steps={trackOf(order.orders.orderStatus, order.events)}
          pickupType={order.orders.pickupType}
        />
      </section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <ButtonLink look="quiet" to="/home">
          {m.orders_continue()}
        </ButtonLink>
        <OrderAgain orderNum={orderNum} link={link} />
        <WhatsAppLink look="quiet" order={order} link={link} />
        <CalendarButton orders={order.orders} shopAddress={shopAddress} />
        {order.orders.pickupType !== 'DELIVERY' && (
          <ButtonLink look="quiet" to="/contact">
            {m.orders_way()}
          </ButtonLink>
        )}
        <Button look="main" onClick={() => print()}>
          {m.orders_save_pdf()}
        </Button>
      </div>
    </div>
  )
}
