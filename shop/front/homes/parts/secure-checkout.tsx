import { Banknote, CreditCard, LockKeyhole, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { EarliestSlot } from '../../../slots/parts/earliest-slot.tsx'
import type { ShopData } from '../../../ui/shown-shop.ts'
import type { HomeData } from '../load-home.ts'

/** The safety of ordering, the ways to pay, and the delivery area. */
export function SecureCheckout({
  settings,
  earliest,
}: Pick<ShopData, 'settings'> & Pick<HomeData, 'earliest'>) {
  const byCard = settings.paymentMethods.includes('CARD')
  const [paid, paidText] = !byCard
    ? [m.front_cash, m.front_cash_text]
    : settings.paymentMethods.includes('CASH')
      ? [m.front_cash_or_card, m.front_cash_or_card_text]
      : [m.front_card, m.front_card_text]
  const free = settings.shippingBands.find(({ fee }) => fee === 0)
  return (
    <section className="page mt-16 grid gap-8 md:mt-24 lg:grid-cols-3">
      <Pledge icon={<LockKeyhole />} title={m.front_secure()}>
        {m.front_secure_text()}
      </Pledge>
      <Pledge icon={byCard ? <CreditCard /> : <Banknote />} title={paid()}>
        {paidText()}
      </Pledge>
      <Pledge icon={<Truck />} title={m.front_delivery()} more={<EarliestSlot earliest={earliest} />}>
        {settings.coverageZone
          ? m.front_delivery_zone({ zone: settings.coverageZone })
          : m.front_delivery_ask()}{' '}
        {free && m.front_delivery_free({ amount: showMoney(free.from, settings.currency) })}
      </Pledge>
    </section>
  )
}

type PledgeProps = { icon: ReactNode; title: string; more?: ReactNode; children: ReactNode }

const Pledge = ({ icon, title, more, children }: PledgeProps) => (
  <div className="flex gap-4">
    <span
      aria-hidden
      className="grid size-12 shrink-0 place-items-center rounded-tile bg-green-soft text-green"
    >
      {icon}
    </span>
    <div>
      <h2 className="text-xl">{title}</h2>
      <p className="mt-1 text-pretty text-muted">{children}</p>
      {more}
    </div>
  </div>
)
