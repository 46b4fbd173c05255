import { daysLater } from '../../../lib/dates/dates.ts'
import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import type { SlotDay } from '../../../slots/slots.contract.ts'
import { useShop } from '../../../ui/router.ts'
import { PlainList } from '../../forms/parts/plain-list.tsx'
import { type SlotWay, slotWays } from '../../kit/slot-ways.ts'
import { todayAt } from '../../kit/today.ts'
import { PreviewedWindows } from './previewed-windows.tsx'

type Props = { offered: readonly { way: SlotWay; days: readonly SlotDay[] }[] }

/** The next days, a week of them. */
const WEEK = [0, 1, 2, 3, 4, 5, 6]

/** The windows of the next days as shoppers find them, a row a day. */
export function WindowsPreview({ offered }: Props) {
  const today = todayAt(useShop()?.settings.timeZone)
  return (
    <PlainList title={m.office_windows_preview()} text={m.office_windows_preview_text()}>
      <ol aria-label={m.office_windows_preview()} className="divide-y divide-line">
        {WEEK.map(later => daysLater(today, later)).map(day => (
          <li key={day} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <p className="font-semibold">{day === today ? m.office_today() : showWeekday(day)}</p>
            <div className="space-y-2">
              {offered.map(({ way, days }) => (
                <div key={way} className="grid gap-x-4 gap-y-1 sm:grid-cols-[8rem_minmax(0,1fr)]">
                  <p className="text-sm text-muted">{slotWays[way]()}</p>
                  <PreviewedWindows slots={days.find(one => one.day === day)?.slots ?? []} />
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </PlainList>
  )
}
