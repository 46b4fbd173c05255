type Props = {
  name: string
  legend: string
  choices: readonly string[]
  /** The words beside each choice, as of `choiceNotesOf`. */
  notes: Record<string, string> | undefined
  /** The choice that is selected at first. */
  chosen?: string | undefined
}

/** Shows choices as chips, of which one is selected, at first the first one. Renders nothing if there are no choices. */
export function ChoiceChips({ name, legend, choices, notes, chosen }: Props) {
  if (choices.length === 0) return null
  const first = Math.max(0, choices.indexOf(chosen ?? ''))
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice, position) => (
          <label
            key={choice}
            className="relative flex min-h-11 max-w-full cursor-pointer flex-wrap content-center items-center gap-x-2 rounded-round border border-edge bg-raised px-4 py-1.5 hover:bg-green-soft has-checked:border-green has-checked:bg-green-soft has-checked:font-semibold has-checked:text-green has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={choice}
              defaultChecked={position === first}
              className="absolute inset-0 scroll-mb-28 opacity-0"
            />
            {/* Beside its note a choice would break within its words. */}
            <bdi className="min-w-0 wrap-break-word">{choice}</bdi>
            {notes?.[choice] && (
              <small className="min-w-0 font-normal wrap-break-word">{notes[choice]}</small>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
