import { useNavigation } from 'react-router'
import { m } from '../../messages/m.ts'

/** A thin line at the top while a slow page is on its way; it takes no room. */
export function LoadingBar() {
  if (useNavigation().state === 'idle') return null
  return (
    <div
      role="progressbar"
      aria-label={m.front_loading_page()}
      className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden"
    >
      <div className="absolute inset-y-0 animate-waiting rounded-round bg-saffron" />
    </div>
  )
}
