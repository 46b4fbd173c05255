import type { ReactNode } from 'react'

const looks = {
  waits: 'bg-saffron-soft text-ink',
  good: 'bg-green-soft text-green',
  bad: 'bg-rose-soft text-rose',
  quiet: 'bg-sunken text-muted',
} as const

/** A state as a badge: waiting, good, bad, or no longer relevant. */
export function StateBadge({ look, children }: { look: keyof typeof looks; children: ReactNode }) {
  return (
    <span className={`inline-block rounded-round px-2.5 py-0.5 text-sm font-medium ${looks[look]}`}>
      {children}
    </span>
  )
}
