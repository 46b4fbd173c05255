import { LocateFixed } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import type { useFoundPosition } from '../use-found-position.ts'
import { FoundPosition } from './found-position.tsx'

type Props = {
  finding: ReturnType<typeof useFoundPosition>
  says: string
  /** The address to look for; empty if there is none yet. */
  address: string
}

/** The button that looks up the position of an address, and what it found. */
export const FindPosition = ({ finding, says, address }: Props) => (
  <div className="space-y-3 sm:col-span-2">
    <Button
      look="quiet"
      disabled={finding.asking || address === ''}
      onClick={() => void finding.find(address)}
    >
      <LocateFixed aria-hidden className="size-4.5 shrink-0" />
      {finding.asking ? m.office_near_finding() : says}
    </Button>
    <FoundPosition {...finding} />
  </div>
)
