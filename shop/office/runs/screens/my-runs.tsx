import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { UnsavedTaps } from '../../kit/parts/unsaved-taps.tsx'
import { useLive } from '../../kit/use-live.ts'
import { OwnRun } from '../parts/own-run.tsx'
import { useRunTaps } from '../use-run-taps.ts'

/** `/admin/my-run`: the runs of the driver, and what they tap on the way. It goes on without a connection. */
export default function MyRunsScreen() {
  const { answer, problem, retry, asking, amend } = useCall('GET /runs/mine', {})
  const own = useRunTaps(change => amend(({ runs }) => ({ runs: runs.map(change) })), retry)
  useLive('orders', retry, asking || own.isBusy)
  const runs = answer?.runs.filter(({ state }) => state !== 'SETTLED') ?? []
  return (
    <div className="max-w-xl">
      <OfficeHeading title={m.office_runs_mine_title()} />
      <UnsavedTaps taps={own.taps} otherwise={own.conflict} />
      {answer ? (
        <div className="mt-4 grid gap-6">
          {runs.length === 0 && (
            <div className="card p-5">
              <p className="text-lg font-semibold">{m.office_runs_mine_none()}</p>
              <p className="mt-1 text-muted">{m.office_runs_mine_none_text()}</p>
            </div>
          )}
          {runs.map(run => (
            <OwnRun key={run.runId} run={run} own={own} />
          ))}
        </div>
      ) : (
        <Answer problem={problem} onRetry={retry} lines={4} />
      )}
    </div>
  )
}
