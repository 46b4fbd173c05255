import { Hourglass } from 'lucide-react'
import { showTime } from '../../../lib/dates/moments.ts'
import { m } from '../../../messages/m.ts'
import { useShop } from '../../../ui/router.ts'

/** Explains that no step is possible because the order is unpaid. `until`: the end of its stock reservation. */
export function UnpaidNote({ id, until }: { id: string; until: string }) {
  const { timeZone } = useShop()?.settings ?? {}
  return (
    <p id={id} className="mb-6 flex items-start gap-3 rounded-tile bg-saffron-soft px-5 py-4 font-medium">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
      {m.office_payments_waits_text({ time: showTime(until, timeZone) })}
    </p>
  )
}
