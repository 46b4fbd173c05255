import { useCallback } from 'react'
import AgeTick from '../../../catalogue/ages/age-tick.tsx'
import { wrongFieldsOf } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { showWeekday } from '../../../slots/slot-words.ts'
import { Choice } from '../../../ui/choice.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { StandingOrder } from '../standing.contract.ts'
import { rhythms } from '../standing.rules.ts'
import { rhythmWord } from '../standing-words.ts'
import { useStandingForm } from '../use-standing-form.ts'
import { StandingPlace } from './standing-place.tsx'
import { StandingSummary } from './standing-summary.tsx'
import { StandingTimes } from './standing-times.tsx'

type Props = {
  listId: number
  name: string
  ways: readonly StandingOrder['pickupType'][]
  /** The standing order that is changed; undefined for a new one. */
  before?: StandingOrder | undefined
  onClose: () => void
  onSaved: () => void
}

/** The form in which a saved list becomes a standing order, or one is changed. */
export default function StandingFormDialog({ listId, name, ways, before, onClose, onSaved }: Props) {
  const saved = useCallback(
    (firstDay: string) => {
      toast(m.lists_standing_begun({ name, day: showWeekday(firstDay) }))
      onClose()
      onSaved()
    },
    [name, onClose, onSaved],
  )
  const form = useStandingForm({ listId, ways, before }, saved)
  const title = (before ? m.lists_standing_change_title : m.lists_standing_title)({ name })
  return (
    <OpenDialog title={title} onClose={onClose}>
      <form onSubmit={form.submit} method="post" className="space-y-5">
        <fieldset>
          <legend className="mb-1 text-sm font-medium">{m.lists_standing_rhythm()}</legend>
          <div className="grid grid-cols-3 gap-2">
            {rhythms.map(weeks => (
              <Choice
                key={weeks}
                name="everyWeeks"
                value={weeks}
                checked={form.everyWeeks === weeks}
                onChange={() => form.setRhythm(weeks)}
                className="flex min-h-12 min-w-0 items-center justify-center rounded-small px-1 text-center text-sm wrap-anywhere has-checked:font-semibold"
              >
                {rhythmWord(weeks)}
              </Choice>
            ))}
          </div>
        </fieldset>
        <StandingPlace form={form} ways={ways} />
        <StandingTimes form={form} />
        <StandingSummary form={form} />
        <AgeTick
          ageFrom={form.ageFrom}
          confirmed={form.ageConfirmed}
          error={form.problem && wrongFieldsOf(form.problem).ageConfirmed}
          onConfirm={form.confirmAge}
        />
        {form.problem && <Problem problem={form.problem} />}
        {form.window && (
          <SubmitButton sending={form.sending} className="w-full">
            {before ? m.lists_standing_save() : m.lists_standing_begin()}
          </SubmitButton>
        )}
      </form>
    </OpenDialog>
  )
}
