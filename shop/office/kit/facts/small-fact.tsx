import type { ReactNode } from 'react'

/** A fact in a list of facts: its name above its text. */
export const SmallFact = ({ says, children }: { says: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-sm text-muted">{says}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)
