import type { ReactNode } from 'react'

/** A figure of a report with its name, and a line about its meaning. */
export function Figure({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <div className="min-w-0 card p-4 md:p-5">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-1 font-display text-xl wrap-anywhere tabular-nums sm:text-2xl md:text-3xl">
        {children}
      </dd>
      {text && <dd className="mt-1 text-sm text-muted">{text}</dd>}
    </div>
  )
}
