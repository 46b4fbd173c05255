import type { ReviewState } from '../../../reviews/review-states.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { reviewWord } from '../people-words.ts'

const looks = { waiting: 'waits', shown: 'good', hidden: 'bad' } as const

/** The state of a review, as a badge. */
export function ReviewBadge({ state }: { state: ReviewState }) {
  return <StateBadge look={looks[state]}>{reviewWord(state)}</StateBadge>
}
