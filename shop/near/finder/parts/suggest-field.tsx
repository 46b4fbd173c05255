import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect } from 'react'
import { FieldFrame, type FieldText, inputLook, useTies } from '../../../ui/forms/field.tsx'
import { useCombobox } from '../../../ui/use-combobox.ts'

/** `id` identifies a suggestion. */
type Suggestion = { id: string; name: string; detail?: string }

type Props<S extends Suggestion> = FieldText & {
  name: string
  /** The accessible name of the list of suggestions. */
  listLabel: string
  value: string
  maxLength: number
  suggestions: readonly S[]
  /** True if the suggestions do not follow from the typed text: a click or an arrow key shows them, typing hides them. */
  offered?: boolean
  inputMode?: ComponentProps<'input'>['inputMode']
  /** A message about the suggestions, announced as they arrive. */
  notice?: string | undefined
  /** The source of the suggestions. */
  source?: ReactNode
  onType: (typed: string) => void
  onChoose: (suggestion: S) => void
}

/** Scrolls the list to the marked suggestion. */
const bringIntoView = (item: HTMLLIElement | null) => item?.scrollIntoView({ block: 'nearest' })

/** An input with suggestions below it: arrow keys move through them, Enter takes one, Escape closes them. */
export function SuggestField<S extends Suggestion>(props: Props<S>) {
  const { name: field, label, listLabel, value, error, hint, wide, maxLength, inputMode } = props
  const { suggestions, offered, notice, source } = props
  const { id, control } = useTies({ error, hint })
  const box = useCombobox(suggestions, suggestion => {
    box.show(false)
    props.onChoose(suggestion)
  })
  const marked = box.input['aria-activedescendant']
  useEffect(() => {
    if (marked) document.getElementById(marked)?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  const named = box.open && source ? `${id}-source` : ''
  return (
    <FieldFrame {...{ id, label, error, hint, wide }}>
      <div className="relative">
        <input
          {...box.input}
          {...control}
          aria-describedby={`${control['aria-describedby'] ?? ''} ${named}`.trim() || undefined}
          name={field}
          autoComplete="off"
          maxLength={maxLength}
          inputMode={inputMode}
          value={value}
          onChange={({ target }) => {
            props.onType(target.value)
            box.show(!offered)
          }}
          onClick={offered ? () => box.show(!box.open) : undefined}
          onBlur={() => box.show(false)}
          className={inputLook}
        />
        {offered && (
          <ChevronDown aria-hidden className="pointer-events-none absolute end-3 top-3 size-5 text-muted" />
        )}
        <div
          className={`absolute inset-x-0 z-20 mt-1 ${box.open ? 'rounded-tile border border-line bg-raised p-1 shadow-raised' : ''}`}
          onPointerDown={event => event.preventDefault()}
        >
          <ul
            {...box.list}
            aria-label={listLabel}
            hidden={!box.open}
            className="max-h-80 overflow-y-auto rounded-small"
          >
            {suggestions.map(({ id, name, detail }, position) => (
              <li
                key={id}
                {...box.option(position)}
                ref={position === box.active ? bringIntoView : undefined}
                className={`cursor-pointer rounded-small px-3 py-2 hover:bg-green-soft ${position === box.active ? 'bg-green-soft' : ''}`}
              >
                <bdi className="block font-medium wrap-anywhere">{name}</bdi>
                {detail && <bdi className="block text-sm text-muted wrap-anywhere">{detail}</bdi>}
              </li>
            ))}
          </ul>
          <p
            role="status"
            className={box.open && notice ? 'mt-1 rounded-small bg-saffron-soft px-3 py-2 text-sm' : ''}
          >
            {box.open && notice}
          </p>
          {named && (
            <p id={named} className="mt-1 border-t border-line px-3 py-2 text-sm text-muted">
              {source}
            </p>
          )}
        </div>
      </div>
    </FieldFrame>
  )
}
