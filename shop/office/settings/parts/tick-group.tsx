import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'

type Props<C extends string | number> = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  choices: readonly { code: C; says: string }[]
  chosen: readonly C[]
  onChange: (chosen: C[]) => void
}

/** Several checkboxes under one label, any number of which can be ticked. */
export function TickGroup<C extends string | number>({ label, hint, error, choices, ...rest }: Props<C>) {
  const { id, control } = useTies({ error, hint })
  const { chosen, onChange } = rest
  return (
    <fieldset {...control} className="min-w-0 sm:col-span-2" tabIndex={error ? -1 : undefined}>
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {choices.map(({ code, says }) => (
          <label key={code} className="flex min-h-11 items-center gap-2.5 wrap-anywhere">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-green"
              checked={chosen.includes(code)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, code] : chosen.filter(one => one !== code))
              }
            />
            {says}
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  )
}
