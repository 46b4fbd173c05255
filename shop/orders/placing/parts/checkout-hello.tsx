import { useState } from 'react'
import { useWishes } from '../../../cart/order-wishes.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { signInAddress } from '../../../ui/use-call.ts'
import type { SignedIn } from '../../use-signed-in.ts'

/** Greets the customer by first name, from the account or from the "Hello Guest" form; offers guests an account. */
export function CheckoutHello({ me }: { me: SignedIn | undefined }) {
  const { guest } = useWishes()
  const [guestName] = useState(guest?.firstName)
  const name = me?.firstName ?? guestName
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-muted">
      {name && (
        <span className="font-display text-xl text-ink wrap-anywhere">{m.orders_hello({ name })}</span>
      )}
      {!me && (
        <span>
          {m.orders_have_account()}{' '}
          <Link
            to={signInAddress('/checkout')}
            className="inline-block py-2 font-semibold text-green underline underline-offset-4"
          >
            {m.orders_have_account_link()}
          </Link>
        </span>
      )}
    </p>
  )
}
