import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'
import { type ChoiceDraft, chargedPers } from '../choice-draft.rules.ts'

type Props = {
  one: ChoiceDraft
  isFirst: boolean
  name: string
  onChange: (some: Partial<ChoiceDraft>) => void
}

const says = {
  unit: m.office_catalogue_per_unit,
  piece: m.office_catalogue_per_piece,
  line: m.office_catalogue_per_line,
}

/** For what the surcharge of a choice counts, and what its work leaves of the weight and takes in minutes. */
export const ChoiceWork = ({ one: { per, leaves, minutes }, isFirst, name, onChange }: Props) => (
  <div className="flex basis-full flex-wrap items-center gap-2 ps-11 text-sm text-muted">
    {!isFirst && (
      <select
        aria-label={m.office_catalogue_per_of({ choice: name })}
        value={per}
        className={`${inputLook} max-w-44 text-sm`}
        onChange={({ target }) => onChange({ per: target.value as ChoiceDraft['per'] })}
      >
        {chargedPers.map(value => (
          <option key={value} value={value}>
            {says[value]()}
          </option>
        ))}
      </select>
    )}
    <label className="flex items-center gap-2">
      {m.office_catalogue_leaves()}
      <input
        aria-label={m.office_catalogue_leaves_of({ choice: name })}
        value={leaves}
        inputMode="decimal"
        maxLength={6}
        placeholder="100"
        className={`${inputLook} max-w-24 text-end tabular-nums`}
        onChange={({ target }) => onChange({ leaves: target.value })}
      />
      %
    </label>
    <label className="flex items-center gap-2">
      <input
        aria-label={m.office_catalogue_minutes_of({ choice: name })}
        value={minutes}
        inputMode="numeric"
        maxLength={4}
        placeholder="0"
        className={`${inputLook} max-w-24 text-end tabular-nums`}
        onChange={({ target }) => onChange({ minutes: target.value })}
      />
      {m.office_catalogue_minutes()}
    </label>
  </div>
)
