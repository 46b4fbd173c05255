import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { Money } from '../../../ui/money.tsx'
import { When } from '../../../ui/when.tsx'
import { SmallFact } from '../../kit/facts/small-fact.tsx'

/** The words of a recall, who started it, and its figures. */
export function RecallFacts({ recall }: { recall: Recall }) {
  const { reason, advice, startedAt, startedBy, orders, handedOver, notified, called, toCall, pickAgain } =
    recall
  const count = (number: number) => number.toLocaleString(m.shop_language())
  return (
    <section
      aria-label={m.office_recalls_facts()}
      className="card space-y-5 p-5 sm:p-6 print:border-0 print:p-0"
    >
      <dl className="grid gap-4 sm:grid-cols-2 print:grid-cols-2">
        <SmallFact says={m.office_recalls_reason()}>
          <bdi>{reason}</bdi>
        </SmallFact>
        <SmallFact says={m.office_recalls_advice()}>
          <bdi className="whitespace-pre-line">{advice}</bdi>
        </SmallFact>
      </dl>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] print:grid-cols-4">
        <SmallFact says={m.office_recalls_started_at()}>
          <When at={startedAt} />
        </SmallFact>
        <SmallFact says={m.office_recalls_started_by()}>
          <bdi>{startedBy}</bdi>
        </SmallFact>
        <SmallFact says={m.office_recalls_orders()}>{count(orders)}</SmallFact>
        <SmallFact says={m.office_recalls_pick_again()}>{count(pickAgain)}</SmallFact>
        <SmallFact says={m.office_recalls_handed_over()}>{count(handedOver)}</SmallFact>
        <SmallFact says={m.office_recalls_reached()}>{count(notified)}</SmallFact>
        <SmallFact says={m.office_recalls_to_call()}>{count(toCall)}</SmallFact>
        <SmallFact says={m.office_recalls_called()}>{count(called)}</SmallFact>
        <SmallFact says={m.office_recalls_refunded()}>
          {recall.refunds ? <Money amount={recall.refunded} /> : m.office_recalls_refunds_off()}
        </SmallFact>
      </dl>
    </section>
  )
}
