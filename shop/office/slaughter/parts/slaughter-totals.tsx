import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'
import { totalsOf } from '../../kit/slaughter-queue.rules.ts'

type Props = { animals: readonly QueueAnimal[]; waiting: number }

/** The progress of the day: done, packed, gone; and the shares without an animal. */
export function SlaughterTotals({ animals, waiting }: Props) {
  const { animals: all, done, shares, packed, collected } = totalsOf(animals)
  const figures = [
    { says: m.office_slaughter_total_done(), value: done, of: all },
    { says: m.office_slaughter_total_packed(), value: packed, of: shares },
    { says: m.office_slaughter_total_collected(), value: collected, of: shares },
  ]
  return (
    <section aria-label={m.office_slaughter_totals()} className="grid gap-2">
      <ul className="grid grid-cols-3 gap-2 sm:gap-4">
        {figures.map(({ says, value, of }) => (
          <li key={says} className="card grid content-between gap-1.5 p-3 sm:p-4">
            <p className="text-sm wrap-anywhere text-muted">{says}</p>
            <div>
              <p className="text-2xl font-semibold tabular-nums">
                <bdi>
                  {value} <span className="text-base font-normal text-muted">/ {of}</span>
                </bdi>
              </p>
              <ProgressLine says={says} value={value} max={Math.max(of, 1)} className="mt-1.5 w-full" />
            </div>
          </li>
        ))}
      </ul>
      {waiting > 0 && (
        <p className="rounded-small bg-saffron-soft px-4 py-3">
          {m.office_slaughter_waiting({ count: waiting })}
        </p>
      )}
    </section>
  )
}
