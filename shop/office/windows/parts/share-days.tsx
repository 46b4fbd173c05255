import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Button } from '../../../ui/button.tsx'

type Props = { days: readonly string[]; day: string; onDay: (day: string) => void }

/** The days ahead that have windows of the Qurbani, which can be months away, as buttons that show them. */
export const ShareDays = ({ days, day, onDay }: Props) => (
  <p className="my-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
    {m.office_windows_share_days()}
    {days.map(one => (
      <Button key={one} look="bare" aria-pressed={one === day} onClick={() => onDay(one)}>
        {showWeekday(one)}
      </Button>
    ))}
  </p>
)
