import type { ReactNode } from 'react'

type Props = { name: string; says: string; children?: ReactNode; action?: ReactNode }

/** A group of a wave: its name, a line about it, its action, and its lines if they are shown. */
export function WaveGroupCard({ name, says, action, children }: Props) {
  return (
    <li className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0 grow">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-muted">{says}</p>
        </div>
        {action}
      </div>
      {children && <ul className="divide-y divide-line border-t border-line">{children}</ul>}
    </li>
  )
}
