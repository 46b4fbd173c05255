import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { ShownOrder } from '../../orders.contract.ts'
import type { ShownOffer } from '../../swaps/shown-offer.ts'

type Props = {
  order: ShownOrder
  link: string
  /** The moments until which the questions can be answered, by the shop's clock, by their ids. */
  until: Readonly<Record<number, string>>
  /** Called after an answer: the order has changed. */
  onAnswer: () => void
}

/** The shop's questions about products that ran out, each answered by a button: opening the page answers nothing. */
export function Offers({ order, link, until, onAnswer }: Props) {
  const [said, setSaid] = useState<string>()
  const { orderNum } = order.orders
  return (
    <div className="space-y-4 empty:hidden print:hidden" aria-live="polite">
      {said && <p className="rounded-small bg-green-soft px-5 py-4 text-lg font-medium">{said}</p>}
      {order.offers.map(offer => (
        <Offer
          key={offer.offerId}
          offer={offer}
          was={order.orderItems.find(item => item.orderItemId === offer.orderItemId)}
          until={until[offer.offerId] ?? ''}
          onAnswer={async accepts => {
            const { offerId } = offer
            const sent = await send('POST /substitutions/answer', { orderNum, link, offerId, accepts })
            const state = sent.ok ? sent.answer.state : endedAs(sent.problem)
            if (!sent.ok && !state) return sent.problem
            setSaid(wordsFor(state ?? '', order, offer))
            onAnswer()
            return undefined
          }}
        />
      ))}
    </div>
  )
}

/** The state of a question that had ended before the answer. */
const endedAs = (problem: SentProblem): string | undefined =>
  problem.type === '/problems/ended' ? String((problem as { state?: unknown }).state) : undefined

function wordsFor(state: string, { orderItems }: ShownOrder, { orderItemId, productName }: ShownOffer) {
  const name = orderItems.find(item => item.orderItemId === orderItemId)?.productName ?? ''
  if (state === 'ACCEPTED') return m.orders_offer_accepted({ name: productName })
  if (state === 'DECLINED') return m.orders_offer_declined({ name })
  if (state === 'GONE') return m.orders_offer_gone({ name })
  return state === 'EXPIRED' ? m.orders_offer_late() : m.orders_offer_found({ name })
}

type OfferProps = {
  offer: ShownOffer
  was: ShownOrder['orderItems'][number] | undefined
  until: string
  /** Returns the problem if the answer did not arrive. */
  onAnswer: (accepts: boolean) => Promise<SentProblem | undefined>
}

function Offer({ offer, was, until, onAnswer }: OfferProps) {
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const currency = useCurrency()
  const money = (amount: number) => showMoney(amount, currency)
  const price = money(offer.lineTotal)
  const before = money(was?.orderedTotal ?? 0)
  async function answer(accepts: boolean) {
    setSending(true)
    setProblem(await onAnswer(accepts))
    setSending(false)
  }
  return (
    <section aria-labelledby={`offer-${offer.offerId}`} className="card border-saffron p-5 md:p-6">
      <h2 id={`offer-${offer.offerId}`} className="text-2xl wrap-anywhere">
        {m.orders_offer_title({ name: was?.productName ?? '' })}
      </h2>
      <p className="mt-1">{m.orders_offer_text()}</p>
      <div className="mt-4 flex items-center gap-4">
        <span className="tile size-20 shrink-0 rounded-small">
          <Picture src={offer.image} size={80} />
        </span>
        <div className="min-w-0">
          <p className="text-lg font-semibold wrap-anywhere">{offer.productName}</p>
          <p className="text-muted">
            {offer.quantity} {offer.measuringUnit}
          </p>
          <p className="font-medium">
            {price === before
              ? m.orders_offer_price_same({ price })
              : m.orders_offer_price({ price, before })}
          </p>
          {offer.lineCap !== offer.lineTotal && (
            <p className="text-sm text-muted">{m.orders_offer_most({ most: money(offer.lineCap) })}</p>
          )}
        </div>
      </div>
      <p className="mt-4">{m.orders_offer_until({ time: until })}</p>
      {problem && <Problem problem={problem} />}
      <div className="mt-4 grid gap-3 sm:flex">
        <Button look="main" disabled={isSending} onClick={() => answer(true)}>
          {m.orders_offer_yes()}
        </Button>
        <Button look="quiet" disabled={isSending} onClick={() => answer(false)}>
          {m.orders_offer_no()}
        </Button>
      </div>
    </section>
  )
}
