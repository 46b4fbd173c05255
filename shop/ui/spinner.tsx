import { m } from '../messages/m.ts'

/** Says that something is on its way; read out where it appears. */
export function Spinner({ className = '' }: { className?: string }) {
  return (
    <span role="status" className={`flex items-center justify-center gap-3 text-muted ${className}`}>
      <span aria-hidden className="size-5 animate-spin rounded-round border-2 border-line border-t-green" />
      {m.shop_loading()}
    </span>
  )
}
