import { ShoppingBasket } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The message of an empty cart. */
export function EmptyCart() {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-round bg-saffron-soft">
        <ShoppingBasket aria-hidden className="size-9 text-ink" />
      </span>
      <p className="font-display text-2xl">{m.cart_empty()}</p>
      <p className="max-w-prose text-muted">{m.cart_add_items()}</p>
      <ButtonLink look="main" to="/home">
        {m.cart_continue_shopping()}
      </ButtonLink>
    </div>
  )
}
