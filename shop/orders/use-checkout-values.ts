import { useState } from 'react'
import { useWishes, wish } from '../cart/order-wishes.ts'
import { useSession } from '../customers/session.ts'
import { useOwn } from '../customers/use-own.ts'
import type { CheckoutValues } from './checkout.rules.ts'
import { draftOf, keepDraft } from './checkout-draft.ts'
import { checkoutValues, type Typed, wholeAddress } from './checkout-values.rules.ts'
import { personIn } from './use-signed-in.ts'

/** What the checkout form shows: what was typed, and for the rest what the shop knows of who is signed in. */
export function useCheckoutValues(country: string) {
  const session = useSession()
  const me = personIn(session)
  const custId = me?.custId ?? null
  const { guest } = useWishes()
  const { answer } = useOwn('GET /customer/profile', {}, me !== undefined)
  const profile = answer?.custId === custId ? answer : undefined
  const [typed, setTyped] = useState<Typed>(() => ({ ...draftOf(custId), ...guest }))
  const values = checkoutValues({ country, profile, guest, typed })

  const keep = (next: Typed) => {
    setTyped(next)
    keepDraft(custId, next)
    if (guest) wish({ guest: undefined })
  }
  return {
    me,
    /** False until the shop has said whether somebody is signed in. */
    known: session !== undefined,
    values,
    change: (some: Partial<CheckoutValues>) => keep({ ...typed, ...wholeAddress(values, some), ...some }),
    /** Takes what stands there as typed, so that it stays whoever is signed in. */
    pin: () => keep(values),
  }
}
