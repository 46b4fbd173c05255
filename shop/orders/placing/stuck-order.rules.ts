import type { SentProblem } from '../../api.ts'
import type { PricedCart } from '../../cart/use-priced-cart.ts'
import type { SlotChoice } from '../../cart/use-slot-choice.ts'
import { m } from '../../messages/m.ts'

type Slots = Pick<SlotChoice, 'offered' | 'chosen'>
type Priced = Pick<NonNullable<PricedCart['priced']>, 'lines' | 'destination'>

/** Returns the reason why the present checkout would be refused, in the form of the refusal; undefined if it would not. */
export function stuckBy(
  priced: Priced | undefined,
  { delivered, slots }: { delivered: boolean; slots: Slots },
): SentProblem | undefined {
  if (!priced) return undefined
  const { reach, missing = 0 } = (delivered && priced.destination) || {}
  const problem = (type: string, title: string, more = {}) => ({ type, status: 0, title, ...more })
  if (reach === 'TOO_FAR') return problem('/problems/too-far', m.delivery_too_far())
  const lines = priced.lines.filter(line => line.trouble)
  if (lines.length) return problem('stuck', m.orders_not_sold(), { lines })
  if (missing) return problem('/problems/least-order', m.delivery_least_order_refused(), { missing })
  if (slots.offered && !slots.chosen) return problem('no-slot', m.slots_none())
  return undefined
}
