import { m } from '../../../messages/m.ts'
import { island } from '../../../ui/island.tsx'
import { usePending } from '../../../ui/use-pending.ts'

/** A thin line at the top while a slow page loads; it takes no space. */
export const LoadingBar = island('loading-bar', () => {
  if (usePending() === undefined) return null
  return (
    <div
      role="progressbar"
      aria-label={m.front_loading_page()}
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="absolute inset-y-0 animate-waiting rounded-round bg-saffron motion-reduce:inset-x-0" />
    </div>
  )
})
