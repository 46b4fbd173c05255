import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The message in place of the summary if there is nothing to order, above the button that would order it. */
export function EmptyOrder({ children }: { children: ReactNode }) {
  return (
    <aside className="card space-y-5 p-5" aria-label={m.orders_summary()}>
      <h2 className="text-2xl">{m.orders_summary()}</h2>
      <p className="rounded-small bg-saffron-soft px-4 py-3" role="alert">
        {m.orders_cart_empty()}
      </p>
      {children}
      <ButtonLink look="quiet" to="/home" className="w-full">
        {m.cart_continue_shopping()}
      </ButtonLink>
    </aside>
  )
}
