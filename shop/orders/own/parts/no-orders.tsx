import { PackageOpen } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { ButtonLink } from '../../../ui/button.tsx'

/** The message in place of an empty list of orders. */
export function NoOrders() {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <span className="grid size-20 place-items-center rounded-round bg-green-soft">
        <PackageOpen aria-hidden className="size-9 text-green" />
      </span>
      <p className="font-display text-2xl">{m.orders_none()}</p>
      <p className="max-w-prose text-muted">{m.orders_none_text()}</p>
      <ButtonLink look="main" to="/home">
        {m.orders_none_action()}
      </ButtonLink>
    </div>
  )
}

/** The message of a page behind the last one. */
export function NoMoreOrders() {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <p className="font-display text-2xl">{m.orders_no_such_page()}</p>
      <ButtonLink look="quiet" to="/orders">
        {m.orders_first_page()}
      </ButtonLink>
    </div>
  )
}
