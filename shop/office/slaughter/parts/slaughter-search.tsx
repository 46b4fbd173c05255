import { m } from '../../../messages/m.ts'
import type { Kind } from '../../../qurbani/animals.rules.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { animalName } from '../../kit/qurbani-office-words.ts'
import type { Sought } from '../../kit/slaughter-queue.rules.ts'

type Props = { sought: Sought; onChange: (sought: Sought) => void; animals: readonly QueueAnimal[] }

/** The search on the day: words, a kind of animal, only unfinished ones. */
export function SlaughterSearch({ sought, onChange, animals }: Props) {
  const kinds = [...new Set(animals.map(({ kind }) => kind))]
  return (
    <search className="grid grid-cols-2 items-end gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_auto]">
      <div className="max-sm:col-span-2">
        <Field
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          label={m.office_slaughter_search()}
          className="min-h-14 text-lg"
          value={sought.words}
          onChange={event => onChange({ ...sought, words: event.target.value })}
        />
      </div>
      <SelectField
        label={m.office_slaughter_kind()}
        className="min-h-14"
        value={sought.kind}
        onChange={event => onChange({ ...sought, kind: event.target.value as Kind | '' })}
      >
        <option value="">{m.office_slaughter_all_kinds()}</option>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {animalName[kind]()}
          </option>
        ))}
      </SelectField>
      <label className="flex min-h-14 items-center gap-3 rounded-small border border-edge bg-raised px-3 py-2 font-medium">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-green"
          checked={sought.open}
          onChange={event => onChange({ ...sought, open: event.target.checked })}
        />
        {m.office_slaughter_only_open()}
      </label>
    </search>
  )
}
