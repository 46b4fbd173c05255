import type { CallAt } from '../../api.ts'
import type { OutputOf } from '../../lib/call.ts'
import { showMoney } from '../../lib/money.ts'
import { m } from '../../messages/m.ts'
import type { StopState } from '../../orders/runs/run-states.rules.ts'
import type { DriverRun, DriverStop } from '../../payments/runs/runs.contract.ts'
import { useCurrency } from '../../ui/money.tsx'
import { isToSend, NOT_SENT, type Tap, type UnsavedTap } from '../kit/taps/taps.ts'
import { useTaps } from '../kit/taps/use-taps.ts'

type RunCall = 'POST /runs/depart' | 'POST /runs/stop' | 'POST /runs/refuseLine'
type RunTap = UnsavedTap<RunCall>
type Line = DriverStop['lines'][number]

/** The facts of a hand-over. `ageChecked`: the age that the driver checked an ID for, if a line asks for one. */
export type Given = { takenBy: string; cash: number; due: number; ageChecked?: number }

const ofRun = (runId: number) => `run ${runId}`
const ofStop = (stopId: number) => `stop ${stopId}`
const ofLine = (orderItemId: number) => `line ${orderItemId}`

/** The run or the stop as its taps that wait for a connection leave it. */
type Shown<Thing> = Thing & { isWaiting: boolean }

/**
 * The taps of a driver, which wait in the browser while there is no connection, and are sent in their order. `amend` applies an answer to
 * the runs at once, `changed` loads them again.
 */
export function useRunTaps(amend: (change: (run: DriverRun) => DriverRun) => void, changed: () => void) {
  const currency = useCurrency()
  const taps = useTaps<RunCall>('runs', {
    done: (answer, tap) => {
      amend(run => applied(run, tap, answer))
      changed()
    },
    after: isAnswered => {
      if (!isAnswered) changed()
    },
    isSo,
    isAfter,
  })
  const unsent = (concerns: string) => {
    const tap = taps.waiting.find(one => one.concerns === concerns)
    return tap && isToSend(tap) ? tap : undefined
  }
  /** True once a tap could not be sent. While it is sent for the first time nothing is said, so that no button moves below a finger. */
  const isLate = (tap: UnsavedTap<RunCall>) => tap.problem !== NOT_SENT || taps.unsaved.includes(tap)
  const at = () => new Date().toISOString()
  const stopped = (
    { stopId }: DriverStop,
    {
      says,
      ...input
    }: { says: string } & Omit<Extract<RunTap, { call: 'POST /runs/stop' }>['input'], 'stopId'>,
  ) =>
    taps.tap({
      ...{ concerns: ofStop(stopId), says, call: 'POST /runs/stop' },
      input: { stopId, at: at(), ...input },
    } as Tap<RunCall>)
  return {
    taps,
    isBusy: taps.waiting.length > taps.unsaved.length,
    isSending: ({ stopId }: DriverStop) => taps.isSending(ofStop(stopId)),
    depart: ({ runId, runName }: DriverRun) =>
      taps.tap({
        concerns: ofRun(runId),
        says: m.office_runs_says_depart({ name: runName }),
        call: 'POST /runs/depart',
        input: { runId, at: at() },
      }),
    arrive: (stop: DriverStop) =>
      stopped(stop, { says: m.office_runs_says_arrive({ number: stop.orderNum }), state: 'ARRIVED' }),
    nobody: (stop: DriverStop, note: string) =>
      stopped(stop, { says: m.office_runs_says_nobody({ number: stop.orderNum }), state: 'NOT_HOME', note }),
    handOver: (stop: DriverStop, given: Given) =>
      stopped(stop, {
        says: m.office_runs_says_hand_over({
          ...{ number: stop.orderNum, name: given.takenBy, amount: showMoney(given.cash, currency) },
        }),
        ...{ state: 'DELIVERED', ...given },
      }),
    refuse: ({ stopId, orderNum }: DriverStop, { orderItemId, version, productName }: Line, reason: string) =>
      taps.tap({
        concerns: ofLine(orderItemId),
        says: m.office_runs_says_refuse({ number: orderNum, product: productName }),
        call: 'POST /runs/refuseLine',
        input: { stopId, orderItemId, version, reason },
      }),
    run: (run: DriverRun): Shown<DriverRun> => {
      const tap = run.state === 'PLANNED' ? unsent(ofRun(run.runId)) : undefined
      return tap ? { ...run, state: 'OUT', isWaiting: isLate(tap) } : { ...run, isWaiting: false }
    },
    /** A stop with its lines, and whether the amount to collect is not known yet because a refusal of a line is not sent. */
    stop(stop: DriverStop): Shown<DriverStop> & { isDueOpen: boolean } {
      const tap = unsent(ofStop(stop.stopId))
      const refused = stop.lines.map(line => {
        const waits = unsent(ofLine(line.orderItemId))
        return waits ? { ...line, refusal: (waits.input as { reason: string }).reason } : line
      })
      const isDueOpen = refused.some((line, index) => line !== stop.lines[index])
      const { state, takenBy = '' } = (tap?.input ?? {}) as { state?: StopState; takenBy?: string }
      return {
        ...{ ...stop, lines: refused, isDueOpen },
        ...(tap && state ? { state, takenBy, isWaiting: isLate(tap) } : { isWaiting: false }),
      }
    },
    /** A hand-over that the driver enters again, in words: the amount or the age has changed, or a line is recalled. */
    conflict(tap: RunTap) {
      const again = { says: m.office_runs_enter_again(), does: () => taps.forget(tap.concerns) }
      if (tap.problem.type === '/problems/due-changed')
        return {
          ...again,
          why: m.office_runs_is_due({ amount: showMoney(Number(tap.problem.due), currency) }),
        }
      if (tap.problem.type === '/problems/age-check')
        return { ...again, why: m.office_age_check({ age: Number(tap.problem.ageFrom) }) }
      if (tap.problem.type === '/problems/recalled-goods')
        return { ...again, why: m.office_runs_recalled_text() }
    },
  }
}

/** The result of `useRunTaps`. */
export type RunTaps = ReturnType<typeof useRunTaps>

/** Returns a run as the answer to a tap leaves it, until it is loaded again. */
function applied(run: DriverRun, { input }: Tap<RunCall>, answer: OutputOf<CallAt[RunCall]>): DriverRun {
  if ('runId' in answer) return answer.runId === run.runId ? { ...run, state: answer.state } : run
  const {
    takenBy = '',
    orderItemId,
    reason,
  } = input as {
    takenBy?: string
    orderItemId?: number
    reason?: string
  }
  const stops = run.stops.map(stop =>
    stop.stopId === answer.stopId
      ? {
          ...{ ...stop, state: answer.state, due: answer.due, takenBy },
          lines: stop.lines.map(line =>
            line.orderItemId === orderItemId ? { ...line, refusal: reason ?? null } : line,
          ),
        }
      : stop,
  )
  return { ...run, stops }
}

/** True if a refusal says that things are as the tap wants them: its first answer was lost. */
function isSo({ input }: Tap<RunCall>, { type, ...now }: { type: string; [fact: string]: unknown }): boolean {
  if (type === '/problems/changed') return 'reason' in input && now.itemStatus === 'UNAVAILABLE'
  if (type !== '/problems/stop-over' || !('state' in input) || now.state !== input.state) return false
  const { takenBy = '', cash = 0 } = input
  return now.takenBy === takenBy && (input.state !== 'DELIVERED' || now.cash === cash)
}

/** True for a tap at a stop that follows one at the same stop, or the one that left with the run. */
const isAfter = (tap: Tap<RunCall>, older: Tap<RunCall>): boolean =>
  'stopId' in tap.input && (!('stopId' in older.input) || older.input.stopId === tap.input.stopId)
