import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import type { ReviewDraft } from '../review-draft.rules.ts'

/** Loaded when somebody wants to write. */
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))

/** Opens the review form. What was written stays until the page is left. */
export function AddReview() {
  const [open, setOpen] = useState(false)
  const draft = useRef<ReviewDraft>(undefined)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button look="quiet" className="w-fit" onClick={() => setOpen(true)}>
        {m.reviews_add()}
      </Button>
      {open && (
        <Suspense>
          <ReviewDialog draft={draft} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
