import type { SentProblem } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { NextSlots } from '../../../slots/parts/next-slots.tsx'
import type { ShownSlot } from '../../../slots/slots.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { useCurrency } from '../../../ui/money.tsx'

/** The problems that a change of the cart fixes. */
const mendedInCart = ['/problems/no-referrer', '/problems/least-order']

type Lacking = { productName: string; left?: number; unitPrice?: number }

/** `onChoose`: chooses one of the windows that are offered instead of a full one. */
type Props = { problem: SentProblem; onChoose?: (slot: ShownSlot) => void }

/** The reason why the order was not placed, with the lines concerned and the way to fix them. */
export function Refusal({ problem, onChoose }: Props) {
  const currency = useCurrency()
  const lines = (problem.lines ?? []) as Lacking[]
  const next = (problem.next ?? []) as ShownSlot[]
  return (
    <div role="alert" className="space-y-2 rounded-tile bg-rose-soft px-5 py-4 text-rose">
      <p className="font-semibold">{problem.title || m.shop_offline()}</p>
      {lines.length > 0 && (
        <ul className="list-inside list-disc">
          {lines.map(line => (
            <li key={line.productName}>
              {line.left === undefined
                ? line.productName
                : m.orders_left({ name: line.productName, left: line.left })}
            </li>
          ))}
        </ul>
      )}
      {onChoose && next.length > 0 && <NextSlots slots={next} onChoose={onChoose} />}
      {problem.type === '/problems/too-far' && (
        <Link to="/contact" className="font-semibold underline underline-offset-4">
          {m.delivery_write_to_us()}
        </Link>
      )}
      {problem.type === '/problems/least-order' && (
        <p>{m.delivery_note_missing({ amount: showMoney(Number(problem.missing), currency) })}</p>
      )}
      {problem.type === '/problems/currency-changed' && (
        // The page load brings the frame with the currency; typed values stay.
        <a href="/checkout" className="font-semibold underline underline-offset-4">
          {m.orders_load_anew()}
        </a>
      )}
      {(lines.length > 0 || mendedInCart.includes(problem.type)) && (
        <Link to="/cart" className="font-semibold underline underline-offset-4">
          {m.orders_back_to_cart()}
        </Link>
      )}
    </div>
  )
}
