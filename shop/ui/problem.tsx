import { m } from '../messages/m.ts'
import { Button } from './button.tsx'

/** An error message, with a way to try again. */
export function Problem({
  problem,
  onRetry,
}: {
  problem: { title: string; type: string }
  onRetry?: () => void
}) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-tile bg-rose-soft px-5 py-4 text-rose"
    >
      <p className="font-medium">{problem.title || m.shop_offline()}</p>
      {onRetry && (
        <Button look="quiet" onClick={onRetry}>
          {m.shop_retry()}
        </Button>
      )}
    </div>
  )
}
