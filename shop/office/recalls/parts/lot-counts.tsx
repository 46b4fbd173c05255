import { m } from '../../../messages/m.ts'
import type { RecallLot } from '../../../recalls/recalls.fields.ts'
import { LotAmount } from '../../kit/facts/lot-amount.tsx'
import { SmallFact } from '../../kit/facts/small-fact.tsx'

/** The amounts of a lot: received, in orders, lost, left. */
export function LotCounts({ lot: { received, sold, lost, onHand, unitName } }: { lot: RecallLot }) {
  const counts: [string, number][] = [
    [m.office_recalls_received(), received],
    [m.office_recalls_sold(), sold],
    [m.office_recalls_lost(), lost],
    [m.office_recalls_left(), onHand],
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4 print:grid-cols-4">
      {counts.map(([says, quantity]) => (
        <SmallFact key={says} says={says}>
          <LotAmount quantity={quantity} unitName={unitName} />
        </SmallFact>
      ))}
    </dl>
  )
}
