import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { Delivery, OfficeRun } from '../../../payments/runs/runs.contract.ts'
import { slotWords } from '../../../slots/slot-words.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { useShop } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { nameOfRun } from '../run-words.ts'
import { WaitingDelivery } from './waiting-delivery.tsx'

type Props = {
  day: string
  branchId: number
  waiting: readonly Delivery[]
  runs: readonly OfficeRun[]
  drivers: readonly { custId: number; name: string }[]
  onDone: () => void
}

/** The deliveries that are in no run yet, by window, and the form that puts those that are chosen into one. */
export function WaitingDeliveries({ day, branchId, waiting, runs, drivers, onDone }: Props) {
  const timeZone = useShop()?.settings.timeZone
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [into, setInto] = useState(0)
  const [driver, setDriver] = useState(drivers[0]?.custId ?? 0)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const orderIds = waiting.flatMap(({ orderId }) => (chosen.has(orderId) ? [orderId] : []))
  const open = runs.filter(({ state }) => state === 'PLANNED' || state === 'OUT')
  const windowOf = ({ slotStartsAt: startsAt, slotEndsAt: endsAt }: Delivery) =>
    startsAt && endsAt ? slotWords({ startsAt, endsAt }, timeZone) : m.office_runs_no_window()
  const windows = [...new Set(waiting.map(windowOf))]
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen(before => {
      const after = new Set(before)
      for (const id of ids) isChosen ? after.add(id) : after.delete(id)
      return after
    })

  async function put() {
    setSending(true)
    setProblem(undefined)
    const run = open.find(({ runId }) => runId === into)
    const sent = run
      ? await send('POST /runs/save', {
          ...{ runId: run.runId, version: run.version, runName: run.runName, driverId: run.driverId },
          orderIds: [...openOrders(run), ...orderIds],
        })
      : await send('POST /runs/plan', { day, branchId, driverId: driver || null, orderIds })
    setSending(false)
    if (sent.ok) {
      toast(m.office_runs_put_done({ name: run?.runName ?? m.office_runs_new(), count: orderIds.length }))
      setChosen(new Set())
    } else setProblem(sent.problem)
    onDone()
  }
  return (
    <section aria-labelledby="waiting-deliveries" className="min-w-0">
      <h2 id="waiting-deliveries" className="mb-3 text-2xl">
        {m.office_runs_waiting()}
      </h2>
      {waiting.length === 0 && <p className="card p-5">{m.office_runs_nothing_waits()}</p>}
      <div className="grid gap-5">
        {windows.map(window => {
          const inWindow = waiting.filter(one => windowOf(one) === window)
          const ids = inWindow.map(({ orderId }) => orderId)
          return (
            <fieldset key={window} className="card min-w-0 p-5">
              <legend className="sr-only">{window}</legend>
              <CheckField
                label={<strong>{window}</strong>}
                aria-label={m.office_runs_choose_all({ window })}
                checked={ids.every(id => chosen.has(id))}
                onChange={({ target }) => choose(ids, target.checked)}
              />
              <ul className="divide-y divide-line border-t border-line">
                {inWindow.map(one => (
                  <WaitingDelivery
                    key={one.orderId}
                    of={one}
                    isChosen={chosen.has(one.orderId)}
                    onChoose={isChosen => choose([one.orderId], isChosen)}
                  />
                ))}
              </ul>
            </fieldset>
          )
        })}
      </div>
      {orderIds.length > 0 && (
        <div className="sticky bottom-4 mt-5 grid gap-3 rounded-tile bg-raised p-5 shadow-raised">
          <p role="status" className="font-semibold">
            {m.office_runs_chosen({ count: orderIds.length })}
          </p>
          <div className="grid grid-cols-2 gap-3">
            {open.length > 0 && (
              <SelectField
                label={m.office_runs_put_into()}
                value={into}
                onChange={({ target }) => setInto(Number(target.value))}
              >
                <option value={0}>{m.office_runs_new()}</option>
                {open.map(run => (
                  <option key={run.runId} value={run.runId}>
                    {nameOfRun(run, day)}
                  </option>
                ))}
              </SelectField>
            )}
            {!open.some(({ runId }) => runId === into) && (
              <SelectField
                label={m.office_runs_driver()}
                value={driver}
                onChange={({ target }) => setDriver(Number(target.value))}
              >
                <option value={0}>{m.office_runs_no_driver()}</option>
                {drivers.map(({ custId, name }) => (
                  <option key={custId} value={custId}>
                    {name}
                  </option>
                ))}
              </SelectField>
            )}
          </div>
          {problem && <Problem problem={problem} />}
          <Button look="main" disabled={sending} onClick={put}>
            {m.office_runs_put()}
          </Button>
        </div>
      )}
      {drivers.length === 0 && (
        <div className="card mt-5 flex flex-wrap items-center justify-between gap-3 p-5">
          <p>{m.office_runs_no_drivers()}</p>
          <ButtonLink look="quiet" to="/admin/staff">
            {m.office_runs_give_role()}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

/** The orders of the open stops of a run, in order. */
const openOrders = ({ stops }: OfficeRun) =>
  stops.flatMap(({ orderId, endedAt }) => (endedAt === null ? [orderId] : []))
