import { type SubmitEvent, useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { focusFirstWrong } from '../../ui/focus-first-wrong.ts'
import { Field, TextField } from '../../ui/forms/field.tsx'
import { useRefresh } from '../../ui/router.ts'
import { refreshSession, useSession } from '../../ui/session.ts'
import { toast } from '../../ui/toast.tsx'
import { checkReview, type ReviewDraft } from '../review-draft.rules.ts'
import { draftOf, keepDraft } from '../review-drafts.ts'
import { RatingField } from './rating-field.tsx'
import { ReviewRefusal } from './review-refusal.tsx'

const offline: SentProblem = { type: 'offline', title: '', status: 0 }

type Props = { productId: number; onClose: () => void }

/** The review form. Errors show after an attempt; only a signed-in customer may send it. */
export default function ReviewDialog({ productId, onClose }: Props) {
  const custId = useSession()?.custId ?? null
  const [review, setReview] = useState(() => draftOf(productId, custId))
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  /** The reason the shop refused it; `signed out` if nobody is signed in. */
  const [refused, setRefused] = useState<SentProblem | 'signed out'>()
  const refresh = useRefresh()
  const wrong = { ...(tried ? checkReview(review) : {}), ...fieldErrors(refused) }
  const change = (part: Partial<ReviewDraft>) => {
    const next = { ...review, ...part }
    keepDraft(productId, custId, next)
    setReview(next)
    setRefused(undefined)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setTried(true)
    if (sending) return
    if (Object.keys(checkReview(review)).length > 0) return focusFirstWrong(form)
    setSending(true)
    setRefused(undefined)
    const { problem, waits } = await save(productId, review)
    setSending(false)
    if (problem) {
      setRefused(problem)
      return focusFirstWrong(form)
    }
    keepDraft(productId, custId, undefined)
    // The dialog makes the page under it inert, including messages, so it closes first.
    onClose()
    toast(waits ? m.reviews_waits() : m.reviews_submitted())
    await refresh()
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
        {refused && <ReviewRefusal refused={refused} />}
        <Button type="submit" look="main" disabled={sending}>
          {sending ? m.reviews_submitting() : m.reviews_submit()}
        </Button>
      </form>
    </OpenDialog>
  )
}

type Saved = { problem?: SentProblem | 'signed out'; waits?: boolean }

/** Sends a review as the signed-in customer; returns the error, or whether it waits for staff. */
async function save(productId: number, review: ReviewDraft): Promise<Saved> {
  const session = await refreshSession()
  if (!session) return { problem: offline }
  if (session.custId === null) return { problem: 'signed out' }
  const sent = await send('POST /review/save', { custId: session.custId, productId, ...review })
  if (sent.ok) return { waits: sent.answer.waits }
  return { problem: sent.problem.status === 401 ? 'signed out' : sent.problem }
}

const fieldErrors = (refused: SentProblem | 'signed out' | undefined): Partial<Record<string, string>> =>
  typeof refused === 'object'
    ? Object.fromEntries((refused.errors ?? []).map(({ field, message }) => [field, message]))
    : {}
