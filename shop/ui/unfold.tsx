import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** Content that is seldom needed, folded behind its title. */
export function Unfold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="group rounded-small border border-line sm:col-span-2">
      <summary className="flex min-h-12 list-none items-center justify-between gap-3 rounded-small px-4 font-semibold hover:bg-green-soft">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}
