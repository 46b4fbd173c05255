import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import type { SentProblem } from '../api.ts'
import { useWishes, wish } from '../cart/order-wishes.ts'
import { cart } from '../cart/use-cart.ts'
import type { PricedCart } from '../cart/use-priced-cart.ts'
import { noAddress, type WrongFields } from '../customers/address.rules.ts'
import { m } from '../messages/m.ts'
import { focusFirstWrong } from '../ui/focus-first-wrong.ts'
import { tell } from '../ui/toast.tsx'
import { type CheckoutValues, checkCheckout, fieldsOf } from './checkout.rules.ts'
import { noteJustPlaced } from './just-placed.ts'
import { orderAddress } from './order-link.ts'
import { placeOrder } from './place-order.ts'

/** The state of the checkout: values, what is wrong with them, and the one thing to do with them. */
export function useCheckout(form: RefObject<HTMLFormElement | null>, country: string) {
  const wishes = useWishes()
  const { guest, representative, pickupType, pickupTime } = wishes
  const delivered = pickupType === 'DELIVERY'
  const [values, setValues] = useState<CheckoutValues>({
    ...noAddress,
    firstName: '',
    lastName: '',
    phone1: '',
    email: '',
    ...guest,
    country,
    sameAddress: true,
    billing: { ...noAddress, country },
    notes: '',
  })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ problem: SentProblem; fields: WrongFields }>()
  const [sending, setSending] = useState(false)
  const [placed, setPlaced] = useState(false)
  const navigate = useNavigate()

  const change = (some: Partial<CheckoutValues>) => {
    setValues({ ...values, ...some })
    setRefused(undefined)
  }

  const submit = async ({ lines, priced, retry }: PricedCart) => {
    if (sending) return
    if (lines.length === 0) return tell(m.orders_cart_empty())
    setTried(true)
    if (Object.keys(checkCheckout(values, delivered)).length) return focusFirstWrong(form.current)
    if (!priced || priced.of !== lines) return retry()
    setSending(true)
    const sent = await placeOrder({
      values,
      lines,
      seen: priced,
      fulfilment: { pickupType, pickupTime },
      representative,
    })
    setSending(false)
    if (!sent.ok) {
      setRefused({ problem: sent.problem, fields: fieldsOf(sent.problem.errors) })
      focusFirstWrong(form.current)
      // Without an answer the order may have been placed: the same one is sent again, not priced anew.
      return sent.problem.type === 'offline' ? undefined : retry()
    }
    const { orderId, orderNum, link } = sent.answer.orders
    if (!orderId) return
    cart.empty()
    wish({ guest: undefined, representative: '' })
    noteJustPlaced(orderNum)
    setPlaced(true)
    navigate(orderAddress(orderNum, link), { replace: true })
  }

  const wrong = tried ? { ...checkCheckout(values, delivered), ...refused?.fields } : {}
  return { values, change, wrong, delivered, pickupType, submit, sending, placed, problem: refused?.problem }
}
