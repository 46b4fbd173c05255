import { send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import type { JudgedReview } from '../../reviews/judge-reviews.contract.ts'
import type { ReviewState } from '../../reviews/review-states.ts'
import { toast } from '../../ui/toast.tsx'

const says: Record<ReviewState, (counted: { count: number }) => string> = {
  shown: m.office_people_now_shown,
  hidden: m.office_people_now_hidden,
  waiting: m.office_people_now_waiting,
}

/** Shows or hides reviews, reports it, and offers an undo to each one's previous state; calls `done` after each change. */
export async function judge(
  reviews: readonly Pick<JudgedReview, 'reviewId'>[],
  state: ReviewState,
  done: () => void,
): Promise<void> {
  const sent = await send('POST /review/judge', { reviewIds: reviews.map(({ reviewId }) => reviewId), state })
  if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
  const { changed } = sent.answer
  const undo = async () => {
    for (const before of new Set(changed.map(one => one.before))) {
      const reviewIds = changed.filter(one => one.before === before).map(({ reviewId }) => reviewId)
      const undone = await send('POST /review/judge', { reviewIds, state: before })
      if (!undone.ok) toast(undone.problem.title || m.shop_offline())
    }
    done()
  }
  toast(
    says[state]({ count: changed.length }),
    changed.length ? { undo: { says: m.office_staff_undo(), does: () => void undo() } } : {},
  )
  done()
}
