import { ShoppingBasket } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'

/** The message of an empty cart, with the buttons of a full one: the checkout warns that there is nothing to order. */
export function EmptyCart({ onCheckOut }: { onCheckOut: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-16 text-center">
      <span className="grid size-20 place-items-center rounded-round bg-saffron-soft">
        <ShoppingBasket aria-hidden className="size-9 text-ink" />
      </span>
      <p className="font-display text-2xl">{m.cart_empty()}</p>
      <p className="max-w-prose text-muted">{m.cart_add_items()}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink look="main" to="/home">
          {m.cart_continue_shopping()}
        </ButtonLink>
        <Button look="quiet" onClick={onCheckOut}>
          {m.cart_checkout()}
        </Button>
      </div>
    </div>
  )
}
