import type { ReactNode } from 'react'
import { Mark } from '../../ui/mark.tsx'

/** The message of a page that has nothing to show right now. */
export const NothingYet = ({ children }: { children: ReactNode }) => (
  <section className="page">
    <div className="mt-6 grid justify-items-center gap-4 rounded-tile bg-sunken px-6 py-14 text-center">
      <Mark className="size-14 text-green opacity-40" />
      <p className="text-lg">{children}</p>
    </div>
  </section>
)
