import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { mailDayOf, placeDayOf } from '../standing.rules.ts'
import type { StandingForm } from '../use-standing-form.ts'

/** The first day, the days of its mail and its order, and what the list costs now. */
export function StandingSummary({ form }: { form: StandingForm }) {
  const currency = useCurrency()
  const { firstDay, window, lines, pickupType } = form
  if (!firstDay || !window) return null
  const times = m.hours_times({ from: window.starts, to: window.ends })
  const missing = lines?.filter(({ line }) => !line).length ?? 0
  const sum = lines?.reduce((all, { line, lineTotal }) => all + (line ? lineTotal : 0), 0)
  const costs = pickupType === 'DELIVERY' ? m.lists_standing_costs : m.lists_standing_costs_collected
  return (
    <div role="status" className="space-y-2 rounded-tile bg-green-soft px-5 py-4">
      <p className="font-semibold">{m.lists_standing_first({ day: showWeekday(firstDay), times })}</p>
      <p className="text-sm">
        {m.lists_standing_steps({
          mailed: showWeekday(mailDayOf(firstDay)),
          placed: showWeekday(placeDayOf(firstDay)),
        })}
      </p>
      {sum !== undefined && <p className="text-sm">{costs({ amount: showMoney(sum, currency) })}</p>}
      {missing > 0 && (
        <p className="text-sm font-medium text-rose">{m.lists_standing_missing({ count: missing })}</p>
      )}
    </div>
  )
}
