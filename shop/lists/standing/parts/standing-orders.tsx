import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { StandingOrder } from '../standing.contract.ts'
import { StandingCard } from './standing-card.tsx'

type Props = {
  standing: readonly StandingOrder[]
  ways: readonly StandingOrder['pickupType'][]
  onChanged: () => void
}

/** The standing orders of a customer: what comes next, what happened last, and the ways to change that. */
export function StandingOrders({ standing, ways, onChanged }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="space-y-5">
      <h2 id={id} className="text-2xl">
        {m.lists_standing()}
      </h2>
      <p className="max-w-prose text-muted">{m.lists_standing_text()}</p>
      <ul className="grid gap-4">
        {standing.map(one => (
          <StandingCard key={one.standingId} of={one} ways={ways} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}
