import type { LucideIcon } from 'lucide-react'

type Choice<C extends string> = { code: C; says: () => string; icon: LucideIcon }

type Props<C extends string> = {
  label: string
  name: string
  choices: readonly Choice<C>[]
  value: C
  onChange: (code: C) => void
}

/** A choice of a few options, side by side. */
export function ChoiceField<C extends string>({ label, name, choices, value, onChange }: Props<C>) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {choices.map(({ code, says, icon: Icon }) => (
          <label
            key={code}
            className="flex min-h-12 cursor-pointer items-center justify-center gap-1.5 rounded-small border border-edge bg-raised px-1 text-sm wrap-anywhere sm:justify-start sm:gap-3 sm:px-3 sm:text-base has-checked:border-green has-checked:bg-green-soft has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={code}
              className="sr-only"
              checked={value === code}
              onChange={() => onChange(code)}
            />
            <Icon aria-hidden className="size-5 shrink-0 text-green" />
            {says()}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
