import { useCallback, useState } from 'react'
import { m } from '../../messages/m.ts'
import { buttonLook } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/dialog.tsx'
import { island } from '../../ui/island.tsx'
import { useLocation } from '../../ui/router.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** Visits at which the message was shown already, so that going back does not repeat it. */
const said = new Set<string>()

/** Says once, above the page, that a search found nothing (spec section 8). */
export const NoRecord = island('no-record', () => {
  const { key } = useLocation()
  return <Message key={key} visit={key} />
})

function Message({ visit }: { visit: string }) {
  const hydrated = useHydrated()
  const [open, setOpen] = useState(!said.has(visit))
  const close = useCallback(() => {
    said.add(visit)
    setOpen(false)
  }, [visit])
  if (!open || !hydrated) return null
  return (
    <OpenDialog title={m.search_no_record()} onClose={close}>
      <p>{m.search_no_record_found()}</p>
      <form method="dialog" className="mt-6 flex justify-end">
        <button type="submit" className={buttonLook('main')}>
          {m.search_ok()}
        </button>
      </form>
    </OpenDialog>
  )
}
