import { m } from '../../../messages/m.ts'
import { statusWord } from '../order-words.rules.ts'

const looks: Record<string, string> = {
  CLOSED: 'bg-sunken text-muted',
  REJECTED: 'bg-rose-soft text-rose',
  NEW: 'bg-saffron-soft text-ink',
}

/** The status of an order in a word; `cancelled`: its customer ended it. */
export function StatusBadge({ status, cancelled = false }: { status: string; cancelled?: boolean }) {
  return (
    <span
      className={`inline-block rounded-round px-3 py-0.5 text-sm font-semibold ${looks[status] ?? 'bg-green-soft text-green'}`}
    >
      {cancelled ? m.orders_status_cancelled() : statusWord(status)}
    </span>
  )
}
