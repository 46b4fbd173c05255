import { m } from '../../../messages/m.ts'
import type { ShownSlot } from '../../../slots/slots.contract.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'

type Props = {
  slots: readonly ShownSlot[]
  /** The number of the chosen window, as typed; empty if none is. */
  value: string
  error: string | undefined
  onChange: (slotId: string) => void
}

/** The free windows of a day, one of which is chosen. */
export function SlotRadios({ slots, value, error, onChange }: Props) {
  const { id, control } = useTies({ error })
  return (
    <fieldset {...control} className="min-w-0 sm:col-span-2" tabIndex={error ? -1 : undefined}>
      <legend className="mb-1 text-sm font-medium">{m.office_windows_move_windows()}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {slots.map(({ slotId, starts, ends, left, state }) => (
          <Choice
            key={slotId}
            name="slotId"
            value={slotId}
            checked={value === String(slotId)}
            onChange={() => onChange(String(slotId))}
            className="flex min-h-12 flex-wrap items-baseline gap-x-2 rounded-small px-3 py-2.5 tabular-nums has-checked:font-semibold"
          >
            {m.hours_times({ from: starts, to: ends })}
            {left !== null && (
              <span className="text-sm text-muted">{m.office_windows_move_left({ count: left })}</span>
            )}
            {state === 'LATE' && <span className="text-sm text-muted">{m.office_windows_move_late()}</span>}
          </Choice>
        ))}
      </div>
      <FieldNotes {...{ id, error }} />
    </fieldset>
  )
}
