import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'

/** The progress of a recall, while the shop works through its orders. */
export function RecallProgress({ recall: { done, orders } }: { recall: Recall }) {
  const title = m.office_recalls_at_work()
  return (
    <section aria-label={title} className="card space-y-3 p-5 sm:p-6 print:border-0 print:p-0">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
      </div>
      <ProgressLine says={title} max={orders} value={done} className="w-full print:hidden" />
      <p className="text-muted">
        <span className="me-3 font-semibold text-ink tabular-nums">
          {m.office_recalls_progress_of({ done, all: orders })}
        </span>
        <span className="print:hidden">{m.office_recalls_goes_on()}</span>
      </p>
    </section>
  )
}
