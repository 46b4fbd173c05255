import { type RefObject, type SubmitEvent, useState } from 'react'
import { askSession } from '../../customers/ask-session.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { tell } from '../../ui/toast.tsx'
import { checkReview, type ReviewDraft } from '../review-draft.rules.ts'
import { RatingField } from './rating-field.tsx'

const blank: ReviewDraft = { reviewTitle: '', reviewMsg: '', rating: 0 }

type Props = { draft: RefObject<ReviewDraft | undefined>; onClose: () => void }

/** The form of a review. Errors show after a try; only a signed-in customer may send it. */
export default function ReviewDialog({ draft, onClose }: Props) {
  const [review, setReview] = useState(draft.current ?? blank)
  const [tried, setTried] = useState(false)
  const wrong = tried ? checkReview(review) : {}
  const change = (part: Partial<ReviewDraft>) => {
    draft.current = { ...review, ...part }
    setReview(draft.current)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(checkReview(review)).length > 0) return focusFirstWrong(event.currentTarget)
    const session = await askSession()
    // The dialog makes the page under it, messages included, inert: it goes first.
    onClose()
    if (!session) tell(m.shop_offline())
    else if (session.custId === null) tell(m.reviews_sign_in(), { title: m.reviews_sign_in_title() })
  }

  return (
    <OpenDialog title={m.reviews_add()} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <RatingField rating={review.rating} onRating={rating => change({ rating })} error={wrong.rating} />
        <Field
          label={m.reviews_title()}
          name="reviewTitle"
          maxLength={200}
          value={review.reviewTitle}
          error={wrong.reviewTitle}
          onChange={event => change({ reviewTitle: event.target.value })}
        />
        <TextField
          label={m.reviews_message()}
          name="reviewMsg"
          rows={4}
          maxLength={4000}
          value={review.reviewMsg}
          error={wrong.reviewMsg}
          onChange={event => change({ reviewMsg: event.target.value })}
        />
        <Button type="submit" look="main">
          {m.reviews_submit()}
        </Button>
      </form>
    </OpenDialog>
  )
}
