import { Banknote, MapPin, Truck } from 'lucide-react'
import { ReachQuestion } from '../../delivery/parts/reach-question.tsx'
import { m } from '../../messages/m.ts'
import type { ShopData } from '../../ui/shown-shop.ts'

const ways = {
  CASH: { title: m.cart_cash_on_delivery, text: m.cart_cash_on_delivery_text },
  CARD: { title: m.cart_by_card, text: m.cart_by_card_text },
}

/** The id of the question for the place. */
export const PLACE_QUESTION = 'deliver-to'

/** Coverage zone, delivery charges, and the payment methods that the shop offers: cash on delivery, a card. */
export function InfoBoxes({ settings }: Pick<ShopData, 'settings'>) {
  const box = 'flex gap-4 rounded-tile bg-green-soft p-5'
  const icon = 'size-6 shrink-0 text-green'
  return (
    <section aria-label={m.cart_good_to_know()} className="grid gap-4 lg:auto-cols-fr lg:grid-flow-col">
      {settings.coverageZone && (
        <div className={box}>
          <MapPin aria-hidden className={icon} />
          <div>
            <h2 className="text-lg">{m.cart_coverage_zone()}</h2>
            <p className="mt-1 text-sm">{settings.coverageZone}</p>
          </div>
        </div>
      )}
      <div className={box}>
        <Truck aria-hidden className={icon} />
        <div className="min-w-0 grow">
          <h2 className="text-lg">{m.cart_delivery_charges()}</h2>
          <div id={PLACE_QUESTION} className="mt-2">
            <ReachQuestion usual={settings.shippingBands} />
          </div>
        </div>
      </div>
      <div className={box}>
        <Banknote aria-hidden className={icon} />
        <div>
          {settings.paymentMethods.map(method => (
            <div key={method} className="not-first:mt-3">
              <h2 className="text-lg">{ways[method].title()}</h2>
              <p className="mt-1 text-sm">{ways[method].text()}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
