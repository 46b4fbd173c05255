import { type ComponentProps, type ReactNode, useId } from 'react'

export const inputLook =
  'min-h-11 w-full rounded-small border border-edge bg-raised px-3 py-2 placeholder:text-muted aria-invalid:border-rose aria-invalid:bg-rose-soft'

/** The texts of every field: a label, an error and a hint; `wide` takes both columns of a form. */
export type FieldText = { label: ReactNode; error?: string | undefined; hint?: ReactNode; wide?: boolean }

/** Returns the attributes that connect a label, a hint and an error to their control. */
export function useTies({ error, hint }: Pick<FieldText, 'error' | 'hint'>) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return {
    id,
    control: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  }
}

/** The hint and the error below a control, or a group of them; `id` is that of `useTies`. */
export const FieldNotes = ({ id, hint, error }: Pick<FieldText, 'hint' | 'error'> & { id: string }) => (
  <>
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
  </>
)

/** The label above a control, and the hint and the error below it; `id` is that of `useTies`. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  wide,
  children,
}: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className={wide ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="label mb-1 block text-sm font-medium">
        {label}
      </label>
      {children}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

/** A one-line input with its label; an error appears below it and is announced with it. */
export function Field({
  label,
  error,
  hint,
  wide,
  className = '',
  ...rest
}: FieldText & ComponentProps<'input'>) {
  const { id, control } = useTies({ error, hint })
  return (
    <FieldFrame {...{ id, label, error, hint, wide }}>
      <input {...control} className={`${inputLook} ${className}`} {...rest} />
    </FieldFrame>
  )
}

/** As `Field`, for more than one line. */
export function TextField({
  label,
  error,
  hint,
  wide,
  className = '',
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const { id, control } = useTies({ error, hint })
  return (
    <FieldFrame {...{ id, label, error, hint, wide }}>
      <textarea {...control} className={`${inputLook} ${className}`} {...rest} />
    </FieldFrame>
  )
}

/** As `Field`, for a choice among `<option>`s. */
export function SelectField({
  label,
  error,
  hint,
  wide,
  className = '',
  children,
  ...rest
}: FieldText & ComponentProps<'select'>) {
  const { id, control } = useTies({ error, hint })
  return (
    <FieldFrame {...{ id, label, error, hint, wide }}>
      <select {...control} className={`${inputLook} ${className}`} {...rest}>
        {children}
      </select>
    </FieldFrame>
  )
}
