import { useId } from 'react'
import { inputLook } from '../../ui/field.tsx'
import { useCombobox } from '../../ui/use-combobox.ts'

/** `id` tells suggestions apart. */
type Suggestion = { id: string; name: string; detail?: string }

type Props<S extends Suggestion> = {
  name: string
  label: string
  /** What the list of suggestions is called. */
  listLabel: string
  value: string
  error?: string | undefined
  hint?: string
  maxLength: number
  suggestions: readonly S[]
  onType: (typed: string) => void
  onChoose: (suggestion: S) => void
}

/** An input with suggestions below it: arrow keys walk through them, Enter takes one, Escape closes them. */
export function SuggestField<S extends Suggestion>(props: Props<S>) {
  const {
    name: field,
    label,
    listLabel,
    value,
    error,
    hint,
    maxLength,
    suggestions,
    onType,
    onChoose,
  } = props
  const id = useId()
  const box = useCombobox(suggestions, suggestion => {
    box.show(false)
    onChoose(suggestion)
  })
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="relative sm:col-span-2">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <input
        {...box.input}
        id={id}
        name={field}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        maxLength={maxLength}
        value={value}
        onChange={({ target }) => {
          onType(target.value)
          box.show(true)
        }}
        onBlur={() => box.show(false)}
        className={inputLook}
      />
      <ul
        {...box.list}
        aria-label={listLabel}
        hidden={!box.open}
        className="absolute inset-x-0 z-20 mt-1 max-h-80 overflow-y-auto rounded-tile border border-line bg-raised p-1 shadow-raised"
        onPointerDown={event => event.preventDefault()}
      >
        {suggestions.map(({ id, name, detail }, position) => (
          <li
            key={id}
            {...box.option(position)}
            className={`cursor-pointer rounded-small px-3 py-2 hover:bg-green-soft ${position === box.active ? 'bg-green-soft' : ''}`}
          >
            <bdi className="block font-medium wrap-anywhere">{name}</bdi>
            {detail && <bdi className="block text-sm text-muted wrap-anywhere">{detail}</bdi>}
          </li>
        ))}
      </ul>
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
    </div>
  )
}
