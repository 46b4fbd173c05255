import { X } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { addValues } from './make-variants.rules.ts'

type Props = {
  label: string
  values: readonly string[]
  error: string | undefined
  onChange: (values: string[]) => void
}

/** The values of an option: typed with commas or Enter, each can be removed. */
export function ValueChips({ label, values, error, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const add = (text: string) => {
    setTyped('')
    if (text.trim()) onChange(addValues(values, text))
  }
  return (
    <div>
      <Field
        label={label}
        hint={m.office_variants_values_hint()}
        error={error}
        maxLength={600}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => (/[,،、]/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onBlur={() => add(typed)}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          add(typed)
        }}
      />
      {values.length > 0 && (
        <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
          {values.map(value => (
            <li key={value} className="flex items-center rounded-round bg-green-soft">
              <bdi className="min-w-0 ps-4 wrap-anywhere">{value}</bdi>
              <button
                type="button"
                aria-label={m.office_remove_named({ name: value })}
                className="grid size-9 shrink-0 place-items-center rounded-round text-muted hover:bg-rose-soft hover:text-rose"
                onClick={() => onChange(values.filter(one => one !== value))}
              >
                <X aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
