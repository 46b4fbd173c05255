import { dayAt } from '../../../lib/dates/dates.ts'
import { showTime } from '../../../lib/dates/moments.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import type { StaffSlot } from '../../../slots/slots.contract.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { useShop } from '../../../ui/router.ts'
import { countWords } from '../count-words.ts'
import { WindowBar } from './window-bar.tsx'

/** How full a window is, until when orders or bookings are possible, and its fee. */
export function WindowFacts({ slot }: { slot: StaffSlot }) {
  const { capacity, taken, held, over, workMinutes, workTaken, orderBy, startsAt, fee } = slot
  const words = countWords[slot.counts]
  const timeZone = useShop()?.settings.timeZone
  const currency = useCurrency()
  const [day, ownDay] = [dayAt(orderBy, timeZone), dayAt(startsAt, timeZone)]
  const time = showTime(orderBy, timeZone)
  const moment = day === ownDay ? time : m.slots_window({ day: showWeekday(day), times: time })
  const isLate = new Date(orderBy) <= new Date()
  return (
    <>
      <div className="space-y-1.5">
        <p className="flex flex-wrap gap-x-2 tabular-nums">
          <span className="font-medium">{words.filled({ taken, count: capacity })}</span>
          {held > 0 && <span className="text-muted">{m.office_windows_held({ count: held })}</span>}
          {over > 0 && (
            <span className="font-semibold text-rose">{m.office_windows_over({ count: over })}</span>
          )}
          {slot.isOwn && <span className="text-muted">({m.office_windows_own()})</span>}
        </p>
        <WindowBar capacity={capacity} taken={taken} held={held} />
      </div>
      {workMinutes !== null && (
        <div className="space-y-1.5 text-sm">
          <p className="tabular-nums">
            {m.office_windows_work_filled({ taken: workTaken ?? 0, count: workMinutes })}
          </p>
          <WindowBar capacity={workMinutes} taken={workTaken ?? 0} held={0} />
        </div>
      )}
      <p className="text-sm text-muted tabular-nums">
        {isLate ? words.late({ moment }) : words.until({ moment })}
        {fee > 0 && ` · ${m.office_windows_fee_of({ amount: showMoney(fee, currency) })}`}
      </p>
    </>
  )
}
