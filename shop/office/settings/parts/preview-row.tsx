import type { PreviewedDay } from '../../../hours/opening.contract.ts'
import { nameOfWeekday } from '../../../hours/weekdays.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { prayerNames } from '../prayer-words.ts'
import { PreviewBar } from './preview-bar.tsx'

type Props = { day: PreviewedDay; isToday: boolean; end: number; withPrayers: boolean }

/** The hours of a day in words. */
function hoursOf({ open, closed }: PreviewedDay): string {
  if (closed !== null) return m.office_settings_preview_closed({ why: closed })
  if (open.length === 0) return m.office_settings_closed()
  return open.map(({ opens, closes }) => m.hours_times({ from: opens, to: closes })).join(m.hours_and())
}

const breaksOf = ({ breaks }: PreviewedDay) =>
  breaks
    .map(({ name, starts, ends }) =>
      m.hours_week_line({ days: name, times: m.hours_times({ from: starts, to: ends }) }),
    )
    .join(' · ')

const prayersOf = ({ prayers }: PreviewedDay) =>
  prayers
    .map(({ prayer, time, isOwn }) => {
      const named = { prayer: prayerNames[prayer](), time }
      return isOwn ? m.office_settings_preview_own(named) : m.office_settings_preview_prayer(named)
    })
    .join(' · ')

/** A day of the preview: its hours, and what differs from the others. */
export function PreviewRow({ day, isToday, end, withPrayers }: Props) {
  const isClosed = day.open.length === 0
  const weekday = new Date(day.day).getUTCDay()
  const [breaks, prayers] = [breaksOf(day), withPrayers ? prayersOf(day) : '']
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[9rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{isToday ? m.office_today() : nameOfWeekday(weekday)}</span>
        <span className="text-sm text-muted">
          <Day at={day.day} />
        </span>
      </p>
      <div className="grid min-w-0 gap-x-6 gap-y-2 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className={isClosed ? 'text-muted' : 'font-medium tabular-nums'}>{hoursOf(day)}</span>
          {day.name && <StateBadge look="waits">{day.name}</StateBadge>}
        </p>
        <PreviewBar open={day.open} end={end} />
        <div className="space-y-1 text-sm text-muted tabular-nums empty:hidden col-span-full">
          {breaks && <p>{breaks}</p>}
          {prayers && <p>{prayers}</p>}
          {day.unknown.map(prayer => (
            <p key={prayer} className="font-medium text-rose">
              {m.office_settings_preview_unknown({ prayer: prayerNames[prayer]() })}
            </p>
          ))}
        </div>
      </div>
    </li>
  )
}
