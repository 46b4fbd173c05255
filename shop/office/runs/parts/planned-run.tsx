import { useRef, useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { OfficeRun } from '../../../payments/runs/runs.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { useInTurn } from '../../kit/use-in-turn.ts'
import { nameOfRun } from '../run-words.ts'
import { PlannedStop } from './planned-stop.tsx'
import { RunBadge } from './run-badge.tsx'
import { SettleRun } from './settle-run.tsx'

/** `day`: the day that the screen shows. */
type Props = {
  run: OfficeRun
  day: string
  drivers: readonly { custId: number; name: string }[]
  onDone: () => void
}

/** A run: its driver, its stops, which can be put in another order until they are over, and the settling of its cash. */
export function PlannedRun({ run, day, drivers, onDone }: Props) {
  const { runId, runName, state, version, driverId } = run
  const currency = useCurrency()
  const [moved, setMoved] = useState<{ version: number; orderIds: readonly number[] }>()
  const [problem, setProblem] = useState<SentProblem>()
  const [settling, setSettling] = useState(false)
  const canChange = state === 'PLANNED' || state === 'OUT'
  const over = run.stops.filter(({ endedAt }) => endedAt !== null)
  const asStored = run.stops.filter(({ endedAt }) => endedAt === null)
  // The new order is shown at once; the answer has the next version.
  const open =
    moved?.version === version
      ? moved.orderIds.flatMap(id => asStored.find(({ orderId }) => orderId === id) ?? [])
      : asStored

  /** The version after the last change here; the run of the list may still be an older one. */
  const changed = useRef(0)
  const inTurn = useInTurn<(seen: number) => Promise<void>>(does => does(Math.max(version, changed.current)))
  function save(orderIds: readonly number[], to = driverId) {
    setMoved({ version, orderIds })
    setProblem(undefined)
    inTurn(async seen => {
      const sent = await send('POST /runs/save', {
        ...{ runId, version: seen, runName, driverId: to, orderIds: [...orderIds] },
      })
      if (sent.ok) changed.current = sent.answer.version
      else {
        setMoved(undefined)
        setProblem(sent.problem)
      }
      onDone()
    })
  }
  const remove = () =>
    inTurn(async seen => {
      const sent = await send('POST /runs/remove', { runId, version: seen })
      if (sent.ok) toast(m.office_runs_removed())
      else setProblem(sent.problem)
      onDone()
    })
  const idsOf = (stops: readonly { orderId: number }[]) => stops.map(({ orderId }) => orderId)
  const labelled = `run-${runId}`
  return (
    <article aria-labelledby={labelled} className="card min-w-0 p-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={labelled} className="text-xl wrap-anywhere">
          {nameOfRun(run, day)}
        </h3>
        <RunBadge state={state} />
      </header>
      {state === 'PLANNED' ? (
        <div className="mt-3">
          <SelectField
            label={m.office_runs_driver()}
            value={driverId ?? 0}
            onChange={({ target }) => save(idsOf(open), Number(target.value) || null)}
          >
            <option value={0}>{m.office_runs_no_driver()}</option>
            {drivers.map(({ custId, name }) => (
              <option key={custId} value={custId}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      ) : (
        <p className="mt-1 text-muted">
          <bdi>{run.driver}</bdi>
        </p>
      )}
      {problem && (
        <div className="mt-3">
          <Problem problem={problem} />
        </div>
      )}
      {over.length > 0 && (
        <ul className="mt-4 divide-y divide-line">
          {over.map(stop => (
            <li key={stop.stopId} className="py-2.5">
              <PlannedStop stop={stop} />
            </li>
          ))}
        </ul>
      )}
      {open.length > 0 && (
        <SortableList
          label={m.office_runs_stops({ name: runName })}
          items={open}
          idOf={({ stopId }) => String(stopId)}
          nameOf={({ orderNum }) => `#${orderNum}`}
          onOrder={stops => save(idsOf(stops))}
          className="mt-4 divide-y divide-line"
          itemClass="bg-raised py-2.5"
        >
          {(stop, handle) => (
            <PlannedStop
              stop={stop}
              handle={canChange && handle}
              onRemove={canChange ? () => save(idsOf(open.filter(one => one !== stop))) : undefined}
            />
          )}
        </SortableList>
      )}
      <footer className="mt-4 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        {state === 'PLANNED' ? (
          <Button look="bare" onClick={remove}>
            {m.office_runs_remove()}
          </Button>
        ) : (
          <p className="font-semibold">
            {m.office_runs_expected({ amount: showMoney(run.expected, currency) })}
          </p>
        )}
        {state === 'BACK' && (
          <Button look="main" onClick={() => setSettling(true)}>
            {m.office_runs_settle()}
          </Button>
        )}
        {state === 'SETTLED' && (
          <p className="basis-full text-sm text-muted">
            {m.office_runs_settled_by({
              ...{ amount: showMoney(run.counted ?? 0, currency), name: run.settledBy ?? '' },
            })}
            {run.difference !== 0 && (
              <span className="block font-medium text-rose wrap-anywhere">
                {m.office_runs_difference({ amount: showMoney(run.difference ?? 0, currency) })}. {run.reason}
              </span>
            )}
          </p>
        )}
      </footer>
      {settling && <SettleRun run={run} onClose={() => setSettling(false)} onDone={onDone} />}
    </article>
  )
}
