import { useState } from 'react'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { isOpenStop } from '../../../orders/runs/run-states.rules.ts'
import type { DriverRun } from '../../../payments/runs/runs.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { todayAt } from '../../kit/today.ts'
import { nameOfRun } from '../run-words.ts'
import type { RunTaps } from '../use-run-taps.ts'
import { OwnStop } from './own-stop.tsx'
import { RunBadge } from './run-badge.tsx'

/** A run as its driver sees it: the next stop is open, the others open with a tap. */
export function OwnRun({ run: stored, own }: { run: DriverRun; own: RunTaps }) {
  const currency = useCurrency()
  const today = todayAt(useShop()?.settings.timeZone)
  const run = own.run(stored)
  const stops = run.stops.map(own.stop)
  const next = stops.find(({ state }) => isOpenStop(state))
  const [chosen, setChosen] = useState<number>()
  const opened = stops.find(({ stopId, state }) => stopId === chosen && isOpenStop(state)) ?? next
  const done = stops.filter(({ state }) => !isOpenStop(state)).length
  const labelled = `own-run-${run.runId}`
  return (
    <section aria-labelledby={labelled} className="min-w-0">
      <header className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={labelled} className="text-2xl wrap-anywhere">
          {nameOfRun(run, today)}
        </h2>
        <RunBadge state={run.state} />
        <p className="basis-full text-muted">
          {m.office_runs_progress({ done, count: stops.length })}
          {run.expected > 0 && <> · {m.office_runs_in_hand({ amount: showMoney(run.expected, currency) })}</>}
        </p>
      </header>
      {run.state === 'PLANNED' && stops.length > 0 && (
        <div className="card mb-3 p-5">
          <Button look="main" className="min-h-14 w-full text-lg" onClick={() => void own.depart(run)}>
            {m.office_runs_depart()}
          </Button>
          <p className="mt-2 text-sm text-muted">{m.office_runs_hint_depart()}</p>
        </div>
      )}
      {run.state === 'BACK' && (
        <p role="status" className="mb-3 rounded-tile bg-green-soft p-5 text-lg font-semibold">
          {m.office_runs_all_done()}
        </p>
      )}
      <ol className="card divide-y divide-line">
        {stops.map((stop, at) => (
          <OwnStop
            key={stop.stopId}
            {...{ stop, own }}
            number={at + 1}
            isOut={run.state === 'OUT'}
            isOpened={stop.stopId === opened?.stopId}
            onOpen={() => setChosen(stop.stopId)}
          />
        ))}
      </ol>
    </section>
  )
}
