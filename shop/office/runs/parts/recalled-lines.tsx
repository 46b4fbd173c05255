import { m } from '../../../messages/m.ts'
import { recalledLines } from '../recalled-lines.rules.ts'
import type { RunTaps } from '../use-run-taps.ts'

/** Warns a driver of lines that are recalled: they must be refused before the rest is handed over. */
export function RecalledLines({ stop }: { stop: ReturnType<RunTaps['stop']> }) {
  const lines = recalledLines(stop)
  if (lines.length === 0) return null
  return (
    <div role="alert" className="space-y-1 rounded-small bg-rose-soft px-4 py-3 text-rose wrap-anywhere">
      {lines.map(({ orderItemId, productName: product, recalled }) => (
        <p key={orderItemId} className="text-lg font-semibold">
          {m.office_runs_recalled({ product, codes: recalled.join(', ') })}
        </p>
      ))}
      <p>{m.office_runs_recalled_text()}</p>
    </div>
  )
}
