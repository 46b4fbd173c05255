import { m } from '../messages/m.ts'

/** Shows that something is loading; screen readers announce it. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span role="status" className={`flex items-center justify-center gap-3 text-muted ${className}`}>
      <span aria-hidden className="size-5 animate-spin rounded-round border-2 border-line border-t-green" />
      {m.shop_loading()}
    </span>
  )
}
