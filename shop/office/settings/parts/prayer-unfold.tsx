import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'

/** The sections about prayer times: open and without a title if the shop uses them, otherwise folded behind a title. */
export function PrayerUnfold({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group">
      <summary
        className={`flex min-h-12 list-none items-center justify-between gap-3 rounded-tile border border-line px-5 py-3 hover:bg-green-soft sm:px-6 ${open ? 'hidden' : ''}`}
      >
        <span>
          <span className="block font-semibold">{m.office_settings_prayers()}</span>
          <span className="block text-sm text-muted">{m.office_settings_prayers_folded()}</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <div className={`space-y-8 ${open ? '' : 'mt-8'}`}>{children}</div>
    </details>
  )
}
