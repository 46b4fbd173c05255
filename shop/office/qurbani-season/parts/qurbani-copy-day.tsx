import { Copy } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { OfSeason } from '../of-season.ts'
import type { SeasonDraft } from '../season-draft.rules.ts'

type Props = {
  of: OfSeason
  /** The name of what is copied. */
  what: string
  copy: (draft: SeasonDraft) => Partial<SeasonDraft>
}

/** Copies the first day to the other days; can be undone. */
export function QurbaniCopyDay({ of: { edit }, what, copy }: Props) {
  const { form } = edit
  const says = m.office_qurbani_screens_copy()
  const go = () => {
    const { days, offers, windows } = form.values
    form.change(copy(form.values))
    toast(m.office_qurbani_screens_copied(), {
      undo: { says: m.office_undo(), does: () => form.change({ days, offers, windows }) },
    })
  }
  return (
    <Button look="quiet" onClick={go} aria-label={`${says}: ${what}`}>
      <Copy aria-hidden className="size-4.5" />
      {says}
    </Button>
  )
}
