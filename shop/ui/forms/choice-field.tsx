import type { LucideIcon } from 'lucide-react'
import { Choice } from '../choice.tsx'

type Option<C extends string> = { code: C; says: () => string; icon: LucideIcon }

type Props<C extends string> = {
  label: string
  name: string
  choices: readonly Option<C>[]
  value: C
  onChange: (code: C) => void
}

/** A choice of a few options, side by side. */
export function ChoiceField<C extends string>({ label, name, choices, value, onChange }: Props<C>) {
  return (
    <fieldset className="sm:col-span-2">
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex gap-2 sm:gap-3">
        {choices.map(({ code, says, icon: Icon }) => (
          <Choice
            key={code}
            name={name}
            value={code}
            checked={value === code}
            onChange={() => onChange(code)}
            className="flex min-h-12 min-w-0 flex-1 items-center justify-center gap-1.5 rounded-small px-1 text-sm wrap-anywhere sm:justify-start sm:gap-3 sm:px-3 sm:text-base has-checked:font-semibold"
          >
            <Icon aria-hidden className="size-5 shrink-0 text-green" />
            {says()}
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
