import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'

type Props = {
  name: string
  says: string
  button: Pick<ComponentProps<typeof Button>, 'look' | 'aria-label' | 'disabled' | 'onClick' | 'children'>
  children?: ReactNode
}

/** A group of a wave: its name, a line about it, its button, and its lines if they are shown. */
export function WaveGroupCard({ name, says, button, children }: Props) {
  return (
    <li className="card">
      <div className="flex flex-wrap items-center justify-between gap-3 p-4">
        <div className="min-w-0 grow">
          <h3 className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </h3>
          <p className="text-sm text-muted">{says}</p>
        </div>
        <Button {...button} />
      </div>
      {children && <ul className="divide-y divide-line border-t border-line">{children}</ul>}
    </li>
  )
}
