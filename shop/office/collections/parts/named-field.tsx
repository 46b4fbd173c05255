import { X } from 'lucide-react'
import { MOST_NAMED } from '../../../collections/collections.fields.ts'
import { m } from '../../../messages/m.ts'
import { inputLook } from '../../../ui/forms/field.tsx'

type Option = { id: number; name: string }
type Props = {
  label: string
  /** The label of the list from which one is added. */
  add: string
  options: readonly Option[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** A choice of several things by name: a list to add one, and a button to take each away. */
export function NamedField({ label, add, options, chosen, onChange }: Props) {
  const nameOf = new Map(options.map(({ id, name }) => [id, name]))
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <select
        aria-label={add}
        value=""
        disabled={chosen.length >= MOST_NAMED}
        onChange={({ target }) => onChange([...chosen, Number(target.value)])}
        className={inputLook}
      >
        <option value="">{add}</option>
        {options
          .filter(({ id }) => !chosen.includes(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      {chosen.length > 0 && (
        <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
          {chosen.map(id => {
            const name = nameOf.get(id) ?? String(id)
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-label={m.office_remove_named({ name })}
                  onClick={() => onChange(chosen.filter(other => other !== id))}
                  className="flex min-h-11 items-center gap-2 rounded-round border border-edge bg-raised px-4 text-start hover:bg-green-soft"
                >
                  <bdi className="wrap-anywhere">{name}</bdi>
                  <X aria-hidden className="size-4 shrink-0" />
                </button>
              </li>
            )
          })}
        </ul>
      )}
    </fieldset>
  )
}
