import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'

/** The progress of a recall as a badge. */
export const RecallBadge = ({ recall: { done, orders } }: { recall: Recall }) =>
  done < orders ? (
    <StateBadge look="waits">{m.office_recalls_progress_of({ done, all: orders })}</StateBadge>
  ) : (
    <StateBadge look="good">{m.office_recalls_finished()}</StateBadge>
  )
