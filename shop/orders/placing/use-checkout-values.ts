import { useState } from 'react'
import { useWishes, wish } from '../../cart/order-wishes.ts'
import { useSession } from '../../ui/session.ts'
import { useCall } from '../../ui/use-call.ts'
import { personIn } from '../use-signed-in.ts'
import type { CheckoutValues } from './checkout.rules.ts'
import { draftOf, storeDraft } from './checkout-draft.ts'
import { checkoutValues, type Typed, wholeAddress } from './checkout-values.rules.ts'

/** Returns the values of the checkout form: typed ones, and for the rest those of the signed-in customer. */
export function useCheckoutValues(country: string) {
  const session = useSession()
  const me = personIn(session)
  const custId = me?.custId ?? null
  const { guest } = useWishes()
  const { answer } = useCall('GET /customer/profile', {}, me !== undefined)
  const profile = answer?.custId === custId ? answer : undefined
  const [typed, setTyped] = useState<Typed>(() => ({ ...draftOf(custId), ...guest }))
  const values = checkoutValues({ country, profile, guest, typed })

  const store = (next: Typed) => {
    setTyped(next)
    storeDraft(custId, next)
    if (guest) wish({ guest: undefined })
  }
  return {
    me,
    /** False until the session is known. */
    known: session !== undefined,
    values,
    change: (some: Partial<CheckoutValues>) => store({ ...typed, ...wholeAddress(values, some), ...some }),
    /** Takes the displayed values as typed, so that they stay if the session changes. */
    pin: () => store(values),
  }
}
