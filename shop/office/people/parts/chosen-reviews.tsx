import { m } from '../../../messages/m.ts'
import type { JudgedReview } from '../../../reviews/judge-reviews.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { ChosenBar } from '../../lists/parts/chosen-bar.tsx'
import { judge } from '../judge-reviews.ts'

type Props = { rows: readonly JudgedReview[]; onNone: () => void; onDone: () => void }

/** The actions on the chosen reviews; at the lower edge of the screen while there are some. */
export function ChosenReviews({ rows, onNone, onDone }: Props) {
  if (rows.length === 0) return null
  return (
    <ChosenBar says={m.office_people_chosen({ count: rows.length })} onNone={onNone}>
      <Button
        look="quiet"
        className="border-paper text-paper hover:text-ink"
        onClick={() => void judge(rows, 'hidden', onDone)}
      >
        {m.office_people_hide()}
      </Button>
      <Button look="main" onClick={() => void judge(rows, 'shown', onDone)}>
        {m.office_people_show()}
      </Button>
    </ChosenBar>
  )
}
