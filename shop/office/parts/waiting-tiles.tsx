import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'

/** Work that waits: its count, name and address. */
export type Waiting = { count: number; says: string; address: string; urgent?: boolean }

/** A count that reaches this limit is shown as "more than". */
const MOST = 1000
const shown = (count: number): ReactNode => (count >= MOST ? m.office_many({ most: MOST }) : count)

/** Waiting work as large numbers that link to it; urgent work is marked. */
export function WaitingTiles({ tiles }: { tiles: readonly Waiting[] }) {
  return (
    <ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-4">
      {tiles.map(({ count, says, address, urgent }) => (
        <li key={address + says}>
          <Link
            to={address}
            className={`block h-full card p-4 hover:border-green md:p-5 ${urgent && count > 0 ? 'border-s-4 border-s-saffron' : ''}`}
          >
            <span className="block font-display text-3xl tabular-nums md:text-4xl">{shown(count)}</span>
            <span className="mt-1 block text-sm text-muted">{says}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
