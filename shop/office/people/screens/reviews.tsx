import type { RowSelectionState } from '@tanstack/react-table'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { reviewStates } from '../../../reviews/review-states.ts'
import { ratings } from '../../../reviews/reviews.rules.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { judge } from '../judge-reviews.ts'
import { ChosenReviews } from '../parts/chosen-reviews.tsx'
import { reviewColumns } from '../parts/review-columns.tsx'
import { ReviewsWait } from '../parts/reviews-wait.tsx'
import { reviewWord } from '../people-words.ts'

/** `/admin/reviews`: the reviews of customers; shown, hidden, or waiting for staff. */
export default function ReviewsScreen() {
  const list = useOfficeList('GET /review/findForStaff', ['state', 'rating', 'productId', 'custId'])
  const [chosen, setChosen] = useState<RowSelectionState>({})
  const rows = list.rows?.filter(({ reviewId }) => chosen[reviewId]) ?? []
  const done = () => {
    setChosen({})
    list.retry()
  }
  const { productId, custId } = list.asked
  return (
    <>
      <OfficeHeading
        title={m.office_people_reviews()}
        text={
          list.answer
            ? m.office_people_reviews_text({ count: list.answer.waiting })
            : m.office_people_reviews_of()
        }
      />
      <div className="space-y-4">
        {list.answer && <ReviewsWait wait={list.answer.reviewsWait} onChange={list.retry} />}
        <DataTable
          name="reviews"
          caption={m.office_people_reviews()}
          list={list}
          columns={reviewColumns((review, state) => void judge([review], state, done))}
          rowId={({ reviewId }) => String(reviewId)}
          searchHint={m.office_people_reviews_search()}
          empty={m.office_people_no_reviews()}
          selection={{ chosen, onChoose: setChosen }}
          tools={
            <>
              <ListFilter
                list={list}
                name="state"
                label={m.office_people_state()}
                all={m.office_people_all_states()}
                choices={reviewStates.map(state => [state, reviewWord(state)])}
              />
              <ListFilter
                list={list}
                name="rating"
                label={m.office_people_stars()}
                all={m.office_people_all_stars()}
                choices={ratings.map(rating => [String(rating), m.reviews_stars({ rating })])}
              />
              {(productId || custId) && (
                <button
                  type="button"
                  onClick={() => list.change({ productId: undefined, custId: undefined })}
                  className="min-h-11 px-2 font-semibold text-green underline underline-offset-4"
                >
                  {m.office_people_everybody()}
                </button>
              )}
            </>
          }
        />
      </div>
      <ChosenReviews rows={rows} onNone={() => setChosen({})} onDone={done} />
    </>
  )
}
