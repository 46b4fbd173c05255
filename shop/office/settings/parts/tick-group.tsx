import { useId } from 'react'

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
  const id = useId()
  const { chosen, onChange } = rest
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset
      className="min-w-0 sm:col-span-2"
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
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
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm font-medium text-rose">
          {error}
        </p>
      )}
    </fieldset>
  )
}
