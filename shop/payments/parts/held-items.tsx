import { Timer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { countdown, passedMinute } from '../countdown.rules.ts'

/** The time until which the products are held, and a countdown; announced aloud twice, not each second. */
export function HeldItems({ until, left }: { until: string; left: number }) {
  const [said, setSaid] = useState('')
  const before = useRef(left)
  useEffect(() => {
    const minutes = passedMinute(before.current, left)
    before.current = left
    if (minutes) setSaid(minutes === 1 ? m.payments_one_minute() : m.payments_five_minutes())
  }, [left])
  const soon = left <= 60_000
  return (
    <div
      className={`flex items-start gap-3 rounded-small px-4 py-3 ${soon ? 'bg-rose-soft' : 'bg-green-soft'}`}
    >
      <Timer aria-hidden className={`mt-0.5 size-5 shrink-0 ${soon ? 'text-rose' : 'text-green'}`} />
      <p className="min-w-0">
        {m.payments_goods_kept({ time: until })}
        <span role="timer" aria-live="off" className="block font-semibold tabular-nums">
          {m.payments_left({ time: countdown(left) })}
        </span>
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
