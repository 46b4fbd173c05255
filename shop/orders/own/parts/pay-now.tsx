import { CreditCard } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { buttonLook } from '../../../ui/button.tsx'
import { paymentAddress } from '../../order-link.ts'

/** Says that an order is not paid yet, and links to its payment. `children`: until when its products are held. */
export function PayNow({
  orderNum,
  link,
  children,
}: {
  orderNum: string
  link: string
  children: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-tile bg-saffron-soft px-5 py-4">
      <p className="min-w-0 flex-1 basis-60 font-medium">{children}</p>
      <a href={paymentAddress(orderNum, link)} className={buttonLook('main', 'print:hidden')}>
        <CreditCard aria-hidden className="size-4.5" />
        {m.orders_now()}
      </a>
    </div>
  )
}
