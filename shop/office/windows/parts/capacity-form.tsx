import type { SentProblem } from '../../../api.ts'
import { readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { MOST_CAPACITY } from '../../../slots/patterns.rules.ts'
import type { StaffSlot } from '../../../slots/slots.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { countWords } from '../count-words.ts'

type Props = {
  slot: StaffSlot
  /** The times of the window. */
  times: string
  /** Null: the capacity of its pattern or season counts again. */
  onSave: (capacity: number | null) => Promise<SentProblem | undefined>
  onClose: () => void
}

/** The form for how many orders or shares fit in one window. */
export function CapacityForm({ slot, times, onSave, onClose }: Props) {
  const words = countWords[slot.counts]
  const form = useForm(
    { capacity: String(slot.capacity) },
    {
      check: ({ capacity }): WrongFields => {
        const number = readNumber(capacity)
        if (Number.isInteger(number) && number >= 0 && number <= MOST_CAPACITY) return {}
        return { capacity: m.office_windows_capacity_wrong({ most: MOST_CAPACITY }) }
      },
      post: ({ capacity }) => onSave(readNumber(capacity)),
    },
  )
  return (
    <form {...form.form} className="grid gap-3 border-t border-line pt-3">
      <Field
        label={words.field({ window: times })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        autoFocus
        {...form.text('capacity')}
      />
      {form.problem && <Problem problem={form.problem} />}
      <div className="flex flex-wrap gap-2">
        <SubmitButton sending={form.sending}>{m.office_save()}</SubmitButton>
        {slot.isOwn && (
          <Button look="quiet" onClick={() => void onSave(null)}>
            {words.asBefore()}
          </Button>
        )}
        <Button look="bare" onClick={onClose}>
          {m.office_windows_cancel()}
        </Button>
      </div>
    </form>
  )
}
