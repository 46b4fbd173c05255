import { type ReactNode, useId } from 'react'
import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import type { RecallPreview } from '../use-recall-preview.ts'

type Props = { preview: RecallPreview; late: boolean }

/** The number of orders and customers that a recall affects, and the sum of the refunds. */
export function RecallEffects({ preview, late }: Props) {
  const id = useId()
  const { orders, open, handedOver, byMessage, onlyByPhone, unreachable, refund, mayRefund } = preview
  return (
    <section aria-labelledby={id} aria-busy={late} className="card p-5 sm:p-6">
      <h2 id={id} className="text-2xl">
        {m.office_recalls_effects()}
      </h2>
      <p className="mt-1 text-pretty text-muted">{m.office_recalls_effects_text()}</p>
      <dl
        className={`mt-5 grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] ${late ? 'opacity-60' : ''}`}
      >
        <Figure says={m.office_recalls_orders()}>{count(orders)}</Figure>
        <Figure says={m.office_recalls_open()} hint={m.office_recalls_open_hint()}>
          {count(open)}
        </Figure>
        <Figure says={m.office_recalls_handed_over()}>{count(handedOver)}</Figure>
        <Figure says={m.office_recalls_by_message()} hint={m.office_recalls_by_message_hint()}>
          {count(byMessage)}
        </Figure>
        <Figure says={m.office_recalls_by_phone()} hint={m.office_recalls_by_phone_hint()}>
          {count(onlyByPhone)}
        </Figure>
        {unreachable > 0 && <Figure says={m.office_recalls_unreachable()}>{count(unreachable)}</Figure>}
        {mayRefund && (
          <Figure says={m.office_recalls_refund_sum()}>
            <Money amount={refund} />
          </Figure>
        )}
      </dl>
    </section>
  )
}

const count = (number: number) => number.toLocaleString(m.shop_language())

/** A number with its name, and a line that explains it. */
const Figure = ({ says, hint, children }: { says: string; hint?: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{says}</dt>
    <dd>
      <span className="block font-display text-2xl tabular-nums">{children}</span>
      {hint && <span className="block text-sm text-muted">{hint}</span>}
    </dd>
  </div>
)
