import { type SubmitEvent, useLayoutEffect, useRef } from 'react'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { focusFirstWrong } from '../../../ui/focus-first-wrong.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useRested } from '../../../ui/use-rested.ts'
import { NamedSources } from '../../map/parts/named-sources.tsx'
import { RADIUS, units } from '../../providers/distance.rules.ts'
import { dishesWith } from '../place-search.rules.ts'
import { SUGGESTS_AFTER, useAddressSuggestions } from '../use-address-suggestions.ts'
import type { PlaceSearching } from '../use-place-search.ts'
import { SuggestField } from './suggest-field.tsx'

/** The radii to choose from (spec section 2). */
const radii = Array.from({ length: RADIUS.most - RADIUS.least + 1 }, (_, at) => {
  const name = String(RADIUS.least + at)
  return { id: name, name }
})

const unitName = { km: m.near_kilometres, miles: m.near_miles }

/** Returns the texts in the fields. */
function typedIn(fields: FormData) {
  const names = ['address', 'grocery', 'food', 'restaurant', 'radius'] as const
  const texts = names.map(name => [name, fields.get(name)] as const)
  return Object.fromEntries(texts.filter(([, text]) => text)) as Partial<
    Record<(typeof names)[number], string>
  >
}

/** The search form: address or position, grocery item, dish, restaurant, and radius (spec section 2). */
export function PlaceSearchForm({ searching }: { searching: PlaceSearching }) {
  const { search, located, busy, wrong, change } = searching
  const form = useRef<HTMLFormElement>(null)
  const suggested = useAddressSuggestions(search.picked ? '' : search.address)
  const dishes = useRested(search.food, SUGGESTS_AFTER) === search.food ? dishesWith(search.food) : []
  // Keeps the text typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (form.current) searching.takeTyped(typedIn(new FormData(form.current)))
  }, [])
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (!(await searching.submit())) focusFirstWrong(form.current)
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={m.near_search_form()}
      className="card grid content-start gap-4 p-5 sm:grid-cols-2 sm:p-7"
    >
      <SuggestField
        wide
        name="address"
        label={m.near_address()}
        listLabel={m.near_addresses()}
        value={search.address}
        error={wrong.address}
        maxLength={200}
        suggestions={(suggested?.suggestions ?? []).map((found, at) => ({
          ...found,
          id: `${at} ${found.address}`,
          detail: found.address,
        }))}
        notice={suggested?.fellBack ? m.near_suggest_fell_back() : undefined}
        source={
          suggested && (
            <>
              {m.near_addresses_by()} <NamedSources sources={suggested.attribution} besideInput />
            </>
          )
        }
        onType={searching.write}
        onChoose={({ address, latitude, longitude }) =>
          change({
            address,
            picked: true,
            found: latitude === null || longitude === null ? undefined : { latitude, longitude },
          })
        }
      />
      <CheckField
        label={busy === 'locating' ? m.near_locating() : m.near_use_location()}
        error={wrong.location}
        checked={located}
        onChange={({ target }) => void searching.locate(target.checked)}
      />
      <Field
        wide
        name="grocery"
        label={m.near_grocery()}
        value={search.grocery}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change({ grocery: target.value })}
      />
      <SuggestField
        wide
        name="food"
        label={m.near_food()}
        listLabel={m.near_dishes()}
        value={search.food}
        maxLength={80}
        suggestions={dishes.map(name => ({ id: name, name }))}
        onType={food => change({ food })}
        onChoose={({ name }) => change({ food: name })}
      />
      <Field
        wide
        name="restaurant"
        label={m.near_restaurant()}
        value={search.restaurant}
        maxLength={80}
        autoComplete="off"
        onChange={({ target }) => change({ restaurant: target.value })}
      />
      <SuggestField
        name="radius"
        label={m.near_radius()}
        hint={m.near_radius_hint(RADIUS)}
        listLabel={m.near_radius()}
        error={wrong.radius}
        inputMode="numeric"
        value={search.radius}
        maxLength={80}
        suggestions={radii}
        offered
        onType={searching.setRadius}
        onChoose={({ name }) => searching.setRadius(name)}
      />
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{m.near_unit()}</legend>
        <div className="grid grid-cols-2 gap-2">
          {units.map(unit => (
            <Choice
              key={unit}
              name="unit"
              checked={search.unit === unit}
              onChange={() => change({ unit })}
              className="flex min-h-11 items-center justify-center rounded-small px-2 wrap-anywhere has-checked:font-semibold"
            >
              {unitName[unit]()}
            </Choice>
          ))}
        </div>
      </fieldset>
      <p role="alert" className="sr-only">
        {wrong.location ?? (busy ? '' : wrong.radius)}
      </p>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button type="submit" look="solid" className="grow" aria-disabled={busy === 'searching'}>
          {busy === 'searching' ? m.near_searching() : m.near_search()}
        </Button>
        <Button look="quiet" onClick={searching.clear}>
          {m.near_clear()}
        </Button>
      </div>
    </form>
  )
}
