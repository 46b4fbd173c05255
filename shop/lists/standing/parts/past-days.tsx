import { m } from '../../../messages/m.ts'
import { orderAddress } from '../../../orders/order-link.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Link } from '../../../ui/link.tsx'
import type { StandingDay } from '../standing.contract.ts'
import { dayNote } from '../standing-words.ts'

/** The latest days of a standing order: its orders, and why there was none. */
export const PastDays = ({ days }: { days: readonly StandingDay[] }) => (
  <div className="text-sm">
    <h4 className="font-text text-sm font-semibold tracking-normal">{m.lists_standing_past()}</h4>
    <ul className="mt-1 space-y-1">
      {days.map(one => (
        <li key={one.day} className="flex flex-wrap gap-x-4 wrap-anywhere">
          <span className="font-medium">{showWeekday(one.day)}</span>
          {one.orderNum && one.link ? (
            <Link to={orderAddress(one.orderNum, one.link)} className="underline underline-offset-4">
              {dayNote(one)}
            </Link>
          ) : (
            <span className="text-muted">{dayNote(one)}</span>
          )}
        </li>
      ))}
    </ul>
  </div>
)
