import { lazy, Suspense, useCallback, useState } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { island } from '../../ui/island.tsx'

/** Loaded when someone wants to write. */
const ReviewDialog = lazy(() => import('./review-dialog.tsx'))

/** Opens the review form. */
export const AddReview = island('add-review', ({ productId }: { productId: number }) => {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button look="quiet" className="w-fit" onClick={() => setOpen(true)}>
        {m.reviews_add()}
      </Button>
      {open && (
        <Suspense>
          <ReviewDialog productId={productId} onClose={close} />
        </Suspense>
      )}
    </>
  )
})
