import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { showTime } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { isOpenStop } from '../../../orders/runs/run-states.rules.ts'
import { useShop } from '../../../ui/router.ts'
import { stopState } from '../run-words.ts'
import type { RunTaps } from '../use-run-taps.ts'
import { CashToCollect } from './cash-to-collect.tsx'
import { StopAtDoor } from './stop-at-door.tsx'

type Props = {
  stop: ReturnType<RunTaps['stop']>
  own: RunTaps
  number: number
  isOut: boolean
  isOpened: boolean
  onOpen: () => void
}

/** A stop in the list of its driver: a line to tap, or everything about the one that is open. */
export function OwnStop({ stop, own, number, isOut, isOpened, onOpen }: Props) {
  const timeZone = useShop()?.settings.timeZone
  const { customer, orderNum, state, slotStartsAt: from, slotEndsAt: to, takenBy } = stop
  const isOver = !isOpenStop(state)
  const line = (
    <>
      <span
        aria-hidden
        className={`grid size-9 shrink-0 place-items-center rounded-round font-semibold ${isOver ? 'bg-green-soft' : isOpened ? 'bg-saffron text-on-saffron' : 'bg-sunken'}`}
      >
        {number}
      </span>
      <span className="min-w-0 grow text-start">
        <strong className="block wrap-anywhere">
          <bdi>{customer}</bdi> {stop.ageFrom !== null && <AgeMark age={stop.ageFrom} />}
        </strong>
        <span className="block text-sm text-muted">
          #{orderNum}
          {from && to && (
            <> · {m.hours_times({ from: showTime(from, timeZone), to: showTime(to, timeZone) })}</>
          )}
        </span>
        <span className="block text-sm">
          {state === 'WAITING' ? !isOpened && <CashToCollect due={stop.due} /> : stopState[state]()}
          {takenBy && <> · {m.office_runs_taken_by({ name: takenBy })}</>}
        </span>
        {stop.isWaiting && (
          <span className="mt-1 inline-flex rounded-small bg-saffron-soft px-2 py-0.5 text-sm font-medium">
            {m.office_runs_not_sent()}
          </span>
        )}
      </span>
    </>
  )
  return (
    <li aria-current={isOpened ? 'step' : undefined} className={isOver ? 'text-muted' : ''}>
      {isOver || isOpened ? (
        <div className="flex items-start gap-3 p-4">{line}</div>
      ) : (
        <button
          type="button"
          className="flex w-full items-start gap-3 p-4 hover:bg-green-soft"
          onClick={onOpen}
        >
          {line}
        </button>
      )}
      {isOpened && <StopAtDoor {...{ stop, own, isOut }} />}
    </li>
  )
}
