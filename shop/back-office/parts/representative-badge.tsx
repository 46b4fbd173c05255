import type { RepresentativeState } from '../../representatives/representative-states.ts'
import { representativeWord } from '../people-words.ts'
import { StateBadge } from './state-badge.tsx'

const looks = { asking: 'waits', approved: 'good', ended: 'quiet' } as const

/** What somebody is to the shop. */
export function RepresentativeBadge({ state }: { state: RepresentativeState }) {
  return <StateBadge look={looks[state]}>{representativeWord(state)}</StateBadge>
}
