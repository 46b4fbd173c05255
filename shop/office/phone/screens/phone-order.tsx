import { type KeyboardEvent, useRef } from 'react'
import { highestAge } from '../../../catalogue/ages/ages.rules.ts'
import { ReachNote } from '../../../delivery/parts/reach-note.tsx'
import { m } from '../../../messages/m.ts'
import { EditProblem } from '../../../orders/own/parts/edit-problem.tsx'
import { OrderSums } from '../../../orders/own/parts/order-sums.tsx'
import { Button } from '../../../ui/button.tsx'
import { StaffAgeTick } from '../../kit/ages/staff-age-tick.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { wrongOf } from '../../kit/phone-order.rules.ts'
import { usePhoneOrder } from '../../kit/use-phone-order.ts'
import { CallerFields } from '../parts/caller-fields.tsx'
import { PhoneLines } from '../parts/phone-lines.tsx'
import { PhonePlaced } from '../parts/phone-placed.tsx'

const nothing = { subtotal: 0, tax: 0, shipping: 0, total: 0 }

/** Takes a phone order by keyboard alone: the caller, the products, then Ctrl and Enter. */
export default function PhoneOrderScreen() {
  const order = usePhoneOrder()
  const goods = useRef<HTMLInputElement>(null)
  const wrong = wrongOf(order.problem?.errors)
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || order.placed) return
    event.preventDefault()
    void order.place()
  }
  if (order.placed) return <PhonePlaced placed={order.placed} onNext={order.startAgain} />
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of whatever is focused in it come through here
    <div onKeyDown={pressed}>
      <OfficeHeading title={m.office_orders_phone_title()} text={m.office_orders_phone_text()} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <CallerFields order={order} wrong={wrong} onReady={() => goods.current?.focus()} />
        <section aria-labelledby="phone-goods" className="card p-5">
          <h2 id="phone-goods" className="mb-3 text-xl">
            {m.office_orders_goods()}
          </h2>
          <PhoneLines order={order} box={goods} error={wrong.lines} />
          <OrderSums
            sums={order.totals ?? nothing}
            most={order.totals && order.totals.most > order.totals.total ? order.totals.most : undefined}
            late={order.late}
          />
          <div role="status" className="not-empty:mt-4">
            {order.reach && (
              <ReachNote
                shown={order.reach}
                fee={order.totals?.shipping ?? 0}
                missing={order.reach.missing}
                anyway={<p>{m.office_orders_reach_anyway()}</p>}
              />
            )}
          </div>
          <div className="not-empty:mt-4">
            <StaffAgeTick
              ageFrom={highestAge(order.totals?.lines ?? [])}
              confirmed={order.values.ageConfirmed}
              error={wrong.ageConfirmed}
              onConfirm={ageConfirmed => order.change({ ageConfirmed })}
            />
          </div>
          {order.problem && (
            <div className="mt-4">
              <EditProblem problem={order.problem} />
            </div>
          )}
          <div className="mt-4 flex flex-wrap items-center justify-end gap-4">
            <p className="text-sm text-muted">{m.office_orders_place_keys()}</p>
            <Button look="main" disabled={order.sending} onClick={() => order.place()}>
              {m.office_orders_place()}
            </Button>
          </div>
        </section>
      </div>
    </div>
  )
}
