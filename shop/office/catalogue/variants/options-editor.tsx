import { Plus } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { MOST_OPTIONS, MOST_VARIANTS } from '../../../catalogue/variants/variant-limits.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { countOf, type OptionDraft, wrongOptions } from './make-variants.rules.ts'
import { ValueChips } from './value-chips.tsx'

type Props = {
  options: readonly OptionDraft[]
  onMake: (options: readonly OptionDraft[]) => void
  onClose: () => void
}

const suggestions = () => [
  m.office_variants_size(),
  m.office_variants_colour(),
  m.office_variants_pack(),
  m.office_variants_cut(),
  m.office_variants_weight(),
]

const newOption = (key: number): OptionDraft => ({ key, name: '', values: [], was: undefined })

/** Names the options of a product and their values, and makes its variants of them. */
export function OptionsEditor({ options: before, onMake, onClose }: Props) {
  const id = useId()
  const place = useRef<HTMLFormElement>(null)
  const [options, setOptions] = useState(before.length > 0 ? before : [newOption(0)])
  const [tried, setTried] = useState(false)
  const count = countOf(options)
  const found = wrongOptions(options)
  const wrong = tried ? found : {}
  const set = (key: number, some: Partial<OptionDraft>) =>
    setOptions(now => now.map(one => (one.key === key ? { ...one, ...some } : one)))
  const make = () => {
    setTried(true)
    if (Object.keys(found).length > 0) return focusFirstWrong(place.current)
    if (count <= MOST_VARIANTS) onMake(options)
  }
  return (
    <form
      ref={place}
      method="dialog"
      noValidate
      aria-label={m.office_variants_options()}
      className="space-y-4 rounded-tile bg-sunken p-4"
      onSubmit={event => {
        event.preventDefault()
        make()
      }}
    >
      <datalist id={id}>
        {suggestions().map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {options.map(({ key, name, values }, at) => (
        <div key={key} className="grid items-start gap-4 sm:grid-cols-2">
          <div>
            <Field
              label={m.office_variants_option({ place: at + 1 })}
              list={id}
              maxLength={40}
              autoComplete="off"
              value={name}
              error={wrong[`options.${at}`]}
              onChange={({ target }) => set(key, { name: target.value })}
              onKeyDown={event => event.key === 'Enter' && event.preventDefault()}
            />
            {options.length > 1 && (
              <Button
                look="bare"
                className="mt-1 -ms-3 px-3 text-sm"
                onClick={() => setOptions(now => now.filter(one => one.key !== key))}
              >
                {m.office_variants_option_remove({ place: at + 1 })}
              </Button>
            )}
          </div>
          <ValueChips
            label={m.office_variants_values({ place: at + 1 })}
            values={values}
            error={wrong[`values.${at}`]}
            onChange={values => set(key, { values })}
          />
        </div>
      ))}
      {options.length < MOST_OPTIONS && (
        <Button
          look="bare"
          className="-ms-3 px-3 text-sm"
          onClick={() => setOptions(now => [...now, newOption(Math.max(...now.map(({ key }) => key)) + 1)])}
        >
          <Plus aria-hidden className="size-4" />
          {m.office_variants_option_more()}
        </Button>
      )}
      <p role="status" className={count > MOST_VARIANTS ? 'font-medium text-rose' : 'text-muted'}>
        {count > MOST_VARIANTS
          ? m.office_variants_too_many({ count, most: MOST_VARIANTS })
          : count > 0 && m.office_variants_makes({ count })}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="solid" type="submit" disabled={count > MOST_VARIANTS}>
          {m.office_variants_make()}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {m.office_catalogue_cancel()}
        </Button>
      </div>
    </form>
  )
}
