import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
}

/** A checkbox with its label; a hint and an error appear below it and are announced with it. */
export function CheckField({ label, hint, error, ...rest }: Props) {
  const id = useId()
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="sm:col-span-full">
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1">
        <input
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          className="size-5 shrink-0 accent-green"
          {...rest}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ms-8 text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="ms-8 mt-1 text-sm font-medium text-rose">
          {error}
        </p>
      )}
    </div>
  )
}
