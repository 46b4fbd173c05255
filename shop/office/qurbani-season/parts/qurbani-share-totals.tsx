import type { CallAt } from '../../../api.ts'
import type { OutputOf } from '../../../lib/call.ts'
import { m } from '../../../messages/m.ts'
import { meatName } from '../../kit/slaughter-words.ts'

type Props = { answer: Pick<OutputOf<CallAt['GET /qurbani/findShares']>, 'distributions' | 'given'> }

/** The totals of the listed shares: by use of the meat, and the weight given to others. */
export function QurbaniShareTotals({ answer: { distributions, given } }: Props) {
  if (distributions.length === 0) return null
  return (
    <section aria-label={m.office_slaughter_sums()} className="mb-6">
      <ul className="flex flex-wrap gap-3 *:grow *:basis-34">
        {distributions.map(({ distribution, shares, packed, weight }) => (
          <li key={distribution} className="card p-4">
            <p className="text-sm text-muted">{meatName[distribution]()}</p>
            <p className="text-2xl font-semibold tabular-nums">{shares}</p>
            <p className="text-sm text-muted tabular-nums">
              {m.office_slaughter_sum_packed({ packed, weight: pounds(weight) })}
            </p>
          </li>
        ))}
        <li className="card border-green bg-green-soft p-4">
          <p className="text-sm">{m.office_slaughter_given_away()}</p>
          <p className="text-2xl font-semibold tabular-nums">
            {m.office_slaughter_pounds({ weight: pounds(given.weight) })}
          </p>
          <p className="text-sm tabular-nums">
            {m.office_slaughter_given_of({ full: given.inFull, thirds: given.inThirds })}
          </p>
        </li>
      </ul>
    </section>
  )
}

const pounds = (weight: number) => Math.round(weight * 10) / 10
