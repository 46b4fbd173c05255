import type { ReactNode } from 'react'
import type { SentProblem } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'

/** `children`: what the person can do about it. */
type Props = { problem: SentProblem; onLookAgain?: () => void; children?: ReactNode }
type Short = { productName: string; left?: number }

/** The reason why an edit of order lines was refused, and the way on if someone else was faster. */
export function EditProblem({ problem, onLookAgain, children }: Props) {
  const stale = problem.type === '/problems/changed' || problem.type === '/problems/ended'
  const lines = (problem.lines ?? []) as Short[]
  return (
    <div role="alert" className="rounded-tile bg-rose-soft px-5 py-4 text-rose">
      <p className="font-medium">{problem.errors?.[0]?.message ?? (problem.title || m.shop_offline())}</p>
      {lines.length > 0 && (
        <ul className="mt-1 text-sm">
          {lines.map(({ productName, left }) => (
            <li key={productName}>
              {left === undefined ? productName : m.orders_left({ name: productName, left: String(left) })}
            </li>
          ))}
        </ul>
      )}
      {children}
      {stale && onLookAgain && (
        <Button look="quiet" className="mt-3" onClick={onLookAgain}>
          {m.orders_look_again()}
        </Button>
      )}
    </div>
  )
}
