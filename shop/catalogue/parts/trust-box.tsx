import { BadgeCheck, Banknote, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { useShop } from '../../ui/router.ts'

/** The shop's promises for every order; `children` are those about a product. */
export function TrustBox({ children }: { children?: ReactNode }) {
  const [first, second] = useShop()?.settings.paymentMethods ?? []
  const pay = second ? m.catalogue_pay_text : first === 'CARD' ? m.catalogue_pay_card : m.catalogue_pay_cash
  const promises = [
    [BadgeCheck, m.catalogue_guest, m.catalogue_guest_text],
    [Banknote, m.catalogue_pay, pay],
    [Truck, m.catalogue_delivery, m.catalogue_delivery_text],
  ] as const
  return (
    <ul aria-label={m.catalogue_promises()} className="grid gap-4 rounded-tile bg-green-soft p-5">
      {children}
      {promises.map(([Icon, says, more]) => (
        <li key={says()} className="flex items-center gap-4">
          <Icon aria-hidden className="size-6 shrink-0 text-green" />
          <p>
            <strong className="block font-semibold">{says()}</strong>
            <span className="text-sm">{more()}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
