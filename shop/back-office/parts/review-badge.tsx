import type { ReviewState } from '../../reviews/review-states.ts'
import { reviewWord } from '../people-words.ts'
import { StateBadge } from './state-badge.tsx'

const looks = { waiting: 'waits', shown: 'good', hidden: 'bad' } as const

/** Where a review stands. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  return <StateBadge look={looks[state]}>{reviewWord(state)}</StateBadge>
}
