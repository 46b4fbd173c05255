import type { RepresentativeState } from '../../../representatives/representative-states.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { representativeWord } from '../people-words.ts'

const looks = { asking: 'waits', approved: 'good', ended: 'quiet' } as const

/** The state of a representative, as a badge. */
export function RepresentativeBadge({ state }: { state: RepresentativeState }) {
  return <StateBadge look={looks[state]}>{representativeWord(state)}</StateBadge>
}
