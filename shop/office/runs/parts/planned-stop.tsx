import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { AgeMark } from '../../../catalogue/ages/age-mark.tsx'
import { showTime } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import type { OfficeRun } from '../../../payments/runs/runs.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { useShop } from '../../../ui/router.ts'
import { placeWords, stopState } from '../run-words.ts'
import { CashToCollect } from './cash-to-collect.tsx'

type Props = {
  stop: OfficeRun['stops'][number]
  /** The handle that moves it; absent if it cannot be moved. */
  handle?: ReactNode
  onRemove?: (() => void) | undefined
}

/** A stop of a run as the office sees it. */
export function PlannedStop({ stop, handle, onRemove }: Props) {
  const timeZone = useShop()?.settings.timeZone
  const { orderNum, customer, state, endedAt, takenBy, note, orderStatus, due } = stop
  const { slotStartsAt: startsAt, slotEndsAt: endsAt } = stop
  const isOver = endedAt !== null
  const timesOf = (from: string, to: string) =>
    m.hours_times({ from: showTime(from, timeZone), to: showTime(to, timeZone) })
  return (
    <div className="flex items-start gap-2">
      {handle}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap gap-x-3">
          <Link
            to={`/admin/orders/${encodeURIComponent(orderNum)}`}
            className="font-semibold tabular-nums underline underline-offset-4"
          >
            #{orderNum}
          </Link>
          <bdi className="wrap-anywhere">{customer}</bdi>
          {stop.ageFrom !== null && <AgeMark age={stop.ageFrom} />}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          <bdi>{placeWords(stop)}</bdi>
          {startsAt && endsAt && ` · ${timesOf(startsAt, endsAt)}`}
        </p>
        <p className="text-sm">
          {state !== 'WAITING' && (
            <strong>
              {stopState[state]()}
              {endedAt && `, ${showTime(endedAt, timeZone)}`}
            </strong>
          )}
          {takenBy && <> · {m.office_runs_taken_by({ name: takenBy })}</>}
          {!isOver && state === 'WAITING' && <CashToCollect due={due} />}
          {!isOver && orderStatus !== 'OPEN' && (
            <strong className="text-rose"> · {m.office_runs_not_packed()}</strong>
          )}
        </p>
        {note && <p className="mt-1 rounded-small bg-sunken px-3 py-1.5 text-sm wrap-anywhere">{note}</p>}
      </div>
      {onRemove && (
        <button
          type="button"
          aria-label={m.office_runs_take_out({ number: orderNum })}
          onClick={onRemove}
          className="grid size-11 shrink-0 place-items-center rounded-small hover:bg-green-soft"
        >
          <X aria-hidden className="size-5" />
        </button>
      )}
    </div>
  )
}
