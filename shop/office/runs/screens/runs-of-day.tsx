import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { useShop } from '../../../ui/router.ts'
import { useCall } from '../../../ui/use-call.ts'
import { dayAsked } from '../../kit/day-asked.rules.ts'
import { BranchSelect } from '../../kit/parts/branch-select.tsx'
import { DaySteps } from '../../kit/parts/day-steps.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { todayAt } from '../../kit/today.ts'
import { useBranch } from '../../kit/use-branch.ts'
import { useLive } from '../../kit/use-live.ts'
import { PlannedRun } from '../parts/planned-run.tsx'
import { WaitingDeliveries } from '../parts/waiting-deliveries.tsx'

/** `/admin/runs?day=2026-11-27&branch=2`: the deliveries that are in no run yet, and the runs of a day; today without a day. */
export default function RunsOfDayScreen() {
  const today = todayAt(useShop()?.settings.timeZone)
  const [query, setQuery] = useSearchParams()
  const day = dayAsked(query.get('day'), today)
  const { branches, branchId, choose, ...found } = useBranch()
  const { answer, problem, retry, asking, late } = useCall(
    'GET /runs/find',
    { day, branchId },
    branchId !== undefined,
  )
  useLive('orders', retry, asking)
  const goTo = (next: string) =>
    setQuery(
      now => {
        const query = new URLSearchParams(now)
        if (next === today) query.delete('day')
        else query.set('day', next)
        return query
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      <OfficeHeading title={m.office_runs_title()} text={m.office_runs_text()} />
      <BranchSelect branches={branches} branchId={branchId} onChoose={choose} />
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p aria-live="polite" className="text-xl font-semibold">
          {showWeekday(day)}
        </p>
        <DaySteps day={day} today={today} onDay={goTo} />
      </div>
      <Answer problem={found.problem ?? problem} onRetry={found.problem ? found.retry : retry} lines={4}>
        {answer && (
          <div
            aria-busy={late}
            className={`grid items-start gap-6 md:grid-cols-2 ${late ? 'opacity-60' : ''}`}
          >
            <WaitingDeliveries
              key={`${day} ${branchId}`}
              {...answer}
              {...{ day, branchId: answer.branchId }}
              onDone={retry}
            />
            <section aria-labelledby="runs-of-day" className="min-w-0">
              <h2 id="runs-of-day" className="mb-3 text-2xl">
                {m.office_runs_of_day()}
              </h2>
              {answer.runs.length === 0 ? (
                <p className="card p-5">{m.office_runs_none()}</p>
              ) : (
                <div className="grid gap-5">
                  {answer.runs.map(run => (
                    <PlannedRun key={run.runId} run={run} day={day} drivers={answer.drivers} onDone={retry} />
                  ))}
                </div>
              )}
            </section>
          </div>
        )}
      </Answer>
    </>
  )
}
