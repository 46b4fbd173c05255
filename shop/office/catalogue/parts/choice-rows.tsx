import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { type ChoiceDraft, newChoice } from '../choice-draft.rules.ts'
import { ChoiceWork } from './choice-work.tsx'

type Props = {
  legend: string
  choices: readonly ChoiceDraft[]
  onChange: (choices: ChoiceDraft[]) => void
  currency: string
  error: string | undefined
  /** False if no choice of the list takes work: colours. */
  hasWork: boolean
}

/** The choices for the shopper, one row each with what it adds to the price; the first adds nothing. */
export function ChoiceRows({ legend, choices, onChange, currency, error, hasWork }: Props) {
  const id = useId()
  const set = (key: number, some: Partial<ChoiceDraft>) =>
    onChange(choices.map(one => (one.key === key ? { ...one, ...some } : one)))
  const add = () => {
    const key = Math.max(-1, ...choices.map(one => one.key)) + 1
    onChange([...choices, newChoice(key)])
  }
  const nameOf = ({ choice }: ChoiceDraft) => choice || m.office_catalogue_choice_empty()
  return (
    <fieldset
      className="sm:col-span-2"
      aria-describedby={error ? id : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={error ? -1 : undefined}
    >
      <legend className="mb-1 text-sm font-medium">{legend}</legend>
      <SortableList
        label={legend}
        items={choices}
        idOf={({ key }) => String(key)}
        nameOf={nameOf}
        onOrder={onChange}
        className="space-y-2"
        itemClass="flex flex-wrap items-center gap-2 rounded-small bg-raised"
      >
        {(one, handle, at) => (
          <>
            {handle}
            <input
              aria-label={m.office_catalogue_choice({ list: legend, place: at + 1 })}
              value={one.choice}
              maxLength={60}
              className={`${inputLook} min-w-32 flex-1`}
              onChange={({ target }) => set(one.key, { choice: target.value })}
            />
            {at === 0 ? (
              <span className="w-44 text-sm text-muted max-sm:ms-11">
                {m.office_catalogue_choice_first()}
              </span>
            ) : (
              <label className="flex w-44 items-center gap-2 text-sm text-muted max-sm:ms-11">
                <span className="whitespace-nowrap">+ {currency}</span>
                <input
                  aria-label={m.office_catalogue_choice_adds({ choice: nameOf(one) })}
                  value={one.adds}
                  inputMode="decimal"
                  maxLength={12}
                  placeholder="0"
                  className={`${inputLook} text-end tabular-nums`}
                  onChange={({ target }) => set(one.key, { adds: target.value })}
                />
              </label>
            )}
            <button
              type="button"
              aria-label={m.office_catalogue_choice_remove({ choice: nameOf(one) })}
              className="grid size-9 shrink-0 place-items-center rounded-round text-muted hover:bg-rose-soft hover:text-rose"
              onClick={() => onChange(choices.filter(({ key }) => key !== one.key))}
            >
              <X aria-hidden className="size-4.5" />
            </button>
            {hasWork && (
              <ChoiceWork
                one={one}
                isFirst={at === 0}
                name={nameOf(one)}
                onChange={some => set(one.key, some)}
              />
            )}
          </>
        )}
      </SortableList>
      <Button look="bare" className="mt-1 -ms-3 px-3 text-sm" onClick={add}>
        <Plus aria-hidden className="size-4" />
        {m.office_catalogue_choice_add()}
        <span className="sr-only">{legend}</span>
      </Button>
      {error && (
        <p id={id} className="mt-1 text-sm font-medium text-rose">
          {error}
        </p>
      )}
    </fieldset>
  )
}
