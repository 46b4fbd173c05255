import { useState } from 'react'
import { send } from '../../../api.ts'
import type { OneImport } from '../../../exchange/imports.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ProgressLine } from '../../kit/parts/progress-line.tsx'

const says: Partial<Record<OneImport['state'], () => string>> = {
  check: m.office_import_checking,
  import: m.office_import_importing,
  undo: m.office_import_undoing,
}

/** The number of lines or products in the current step. */
const allOf = ({ state, lines, outcomes, written, undone, notUndone }: OneImport) =>
  state === 'check'
    ? lines
    : state === 'import'
      ? outcomes.create + outcomes.change
      : written + undone + notUndone

type Props = { one: OneImport; onAsked: () => void }

/** The progress of the import job, with a button to cancel it. */
export function ImportWork({ one, onAsked }: Props) {
  const [asking, setAsking] = useState(false)
  const cancel = async () => {
    setAsking(true)
    const sent = await send('POST /imports/cancel', { importId: one.importId })
    setAsking(false)
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    onAsked()
  }
  const all = allOf(one)
  const done = Math.min(one.done, all)
  const title = says[one.state]?.() ?? ''
  return (
    <section aria-label={title} className="card space-y-4 p-6">
      <div role="status">
        <h2 className="text-xl">{title}</h2>
      </div>
      <ProgressLine says={title} max={all || 1} value={done} className="w-full" />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="text-muted">
          <span className="me-3 font-semibold text-ink tabular-nums">
            {m.office_import_progress({ done, all })}
          </span>
          {one.cancelling ? m.office_import_cancelling() : m.office_import_goes_on()}
        </p>
        {one.state !== 'undo' && (
          <Button look="quiet" disabled={asking || one.cancelling} onClick={() => void cancel()}>
            {m.office_import_cancel()}
          </Button>
        )}
      </div>
    </section>
  )
}
