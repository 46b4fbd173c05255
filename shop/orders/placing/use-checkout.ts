import { type RefObject, useState } from 'react'
import type { SentProblem } from '../../api.ts'
import { chooseSlot } from '../../cart/chosen-slot.ts'
import { useWishes, wish } from '../../cart/order-wishes.ts'
import { cart } from '../../cart/use-cart.ts'
import type { PricedCart } from '../../cart/use-priced-cart.ts'
import type { SlotChoice } from '../../cart/use-slot-choice.ts'
import { warnEmpty } from '../../cart/warn-empty.ts'
import { highestAge } from '../../catalogue/ages/ages.rules.ts'
import type { WrongFields } from '../../lib/wrong-fields.ts'
import { m } from '../../messages/m.ts'
import { isUndecided } from '../../send-once.ts'
import { useAskedBranch } from '../../settings/branches/chosen-branch.ts'
import type { PaymentMethod } from '../../settings/choices.ts'
import type { ShownSlot } from '../../slots/slots.contract.ts'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { useCurrency } from '../../ui/money.tsx'
import { useNavigate } from '../../ui/router.ts'
import { refreshSession } from '../../ui/session.ts'
import { noteJustPlaced } from '../just-placed.ts'
import { orderAddress, paymentAddress } from '../order-link.ts'
import {
  type CheckoutValues,
  checkCheckout,
  checkJoining,
  fieldsOf,
  type Joining,
  methodAmong,
} from './checkout.rules.ts'
import { dropDraft, goOnAsGuest } from './checkout-draft.ts'
import { joinAtCheckout } from './join-at-checkout.ts'
import { placeOrder } from './place-order.ts'
import { useCheckoutValues } from './use-checkout-values.ts'

const notJoining: Joining = { wanted: false, loginPassword: '', refused: false }

/** The state of the checkout: values, errors, and the function that submits it. */
export function useCheckout(
  form: RefObject<HTMLFormElement | null>,
  country: string,
  methods: readonly PaymentMethod[],
) {
  const { representative, pickupType, pickupTime } = useWishes()
  const { me, known, values: typed, change: type, pin } = useCheckoutValues(country)
  const values = { ...typed, paymentMethod: methodAmong(methods, typed.paymentMethod) }
  const delivered = pickupType === 'DELIVERY'
  const [joining, setJoining] = useState(notJoining)
  const [tried, setTried] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState<'account' | 'order'>()
  const [placed, setPlaced] = useState<'pays' | 'done'>()
  const at = useAskedBranch(pickupType)
  const navigate = useNavigate()
  const { code: currency } = useCurrency()
  const joins = !me && joining.wanted

  const change = (some: Partial<CheckoutValues>) => {
    type(some)
    setProblem(undefined)
  }
  const changeJoining = (some: Partial<Joining>) => {
    setJoining({ ...joining, ...some })
    setProblem(undefined)
  }
  const choose = (slot: ShownSlot) => {
    chooseSlot(slot)
    setProblem(undefined)
  }
  const check = (priced: PricedCart['priced']) => ({
    ...checkCheckout(values, delivered, highestAge(priced?.lines ?? [])),
    ...(joins ? checkJoining(joining, values) : {}),
  })
  const refuse = (refused: SentProblem) => {
    setProblem(refused)
    setSending(undefined)
    focusFirstWrong(form.current)
  }

  /** Places the order. A customer who `writes` to the shop about it pays in cash. */
  const submit = async ({ lines, priced, retry }: PricedCart, slots: SlotChoice, writes = false) => {
    if (sending) return
    if (lines.length === 0) return warnEmpty(me !== undefined)
    setTried(true)
    if (Object.keys(check(priced)).length) return focusFirstWrong(form.current)
    if (!priced || priced.of !== lines) return retry()
    if (slots.offered === undefined) return slots.retry()
    // If no answer comes, the same window is sent again.
    if (slots.chosen) chooseSlot(slots.chosen)
    setProblem(undefined)
    let { refused } = joining
    if (joins) {
      setSending('account')
      const joined = await joinAtCheckout(values, joining.loginPassword)
      if (joined.as === 'refused') return refuse(joined.problem)
      refused = joined.as === 'guest'
      setJoining({ ...notJoining, refused })
    }
    setSending('order')
    const window = slots.chosen && { slotId: slots.chosen.slotId }
    const fulfilment = { pickupType, pickupTime, ...window, ...at }
    const paymentMethod = writes ? 'CASH' : values.paymentMethod
    const sent = await placeOrder({
      values: { ...values, paymentMethod },
      lines,
      seen: priced,
      currency,
      fulfilment,
      representative,
    })
    if (!sent.ok) {
      refuse(sent.problem)
      if (isEnded(sent.problem)) {
        pin()
        await refreshSession()
      }
      // Without an answer the order may have been placed: send the same one again, without new prices.
      if (isUndecided(sent.problem)) return
      retry()
      return slots.retry()
    }
    setSending(undefined)
    const { orderId, orderNum, link } = sent.answer.orders
    if (!orderId) return
    cart.empty()
    dropDraft()
    chooseSlot(undefined)
    wish({ guest: undefined, representative: '' })
    noteJustPlaced({ orderNum, writes, ...(refused ? { note: m.orders_placed_as_guest() } : {}) })
    const pays = paymentMethod === 'CARD'
    setPlaced(pays ? 'pays' : 'done')
    if (pays) location.replace(paymentAddress(orderNum, link))
    else navigate(orderAddress(orderNum, link), { replace: true })
  }

  const asGuest = () => {
    goOnAsGuest()
    setProblem(undefined)
    refreshSession()
  }

  return {
    me,
    known,
    values,
    change,
    choose,
    joining,
    changeJoining,
    wrongWith: (priced: PricedCart['priced']): WrongFields =>
      tried ? { ...check(priced), ...fieldsOf(problem?.errors) } : {},
    delivered,
    pickupType,
    submit,
    sending,
    placed,
    problem,
    ended: problem !== undefined && isEnded(problem),
    asGuest,
  }
}

/** True if a call was refused because its session has ended. */
const isEnded = (problem: SentProblem) => problem.type === '/problems/session-ended'
