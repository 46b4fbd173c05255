import { CalendarSync } from 'lucide-react'
import { lazy, Suspense, useCallback, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import type { StandingOrder } from '../standing.contract.ts'

/** Loaded when someone wants to order a list regularly. */
const StandingForm = lazy(() => import('./standing-form.tsx'))

type Props = {
  listId: number
  name: string
  ways: readonly StandingOrder['pickupType'][]
  onSaved: () => void
}

/** Opens the form that orders a list regularly. */
export function StartStanding({ listId, name, ways, onSaved }: Props) {
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  return (
    <>
      <Button look="quiet" aria-label={m.lists_standing_start_of({ name })} onClick={() => setOpen(true)}>
        <CalendarSync aria-hidden className="size-5" />
        {m.lists_standing_start()}
      </Button>
      {isOpen && (
        <Suspense>
          <StandingForm {...{ listId, name, ways, onSaved }} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
