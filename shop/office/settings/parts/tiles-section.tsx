import { Plus, X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { MOST_CHARACTERS, MOST_TILES } from '../../../settings/choices.ts'
import { Button } from '../../../ui/button.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { useCountries } from '../../forms/use-countries.tsx'
import type { OfSettings } from './settings-form.tsx'

type Listed = readonly { categoryId: number; category: string; subCategory: string }[]

/** The categories of the shop as options; a removed one has its number as its name. */
const optionsOf = (categories: Listed, chosen: string) => (
  <>
    {!categories.some(({ categoryId }) => String(categoryId) === chosen) && (
      <option value={chosen}>
        {categories.length ? m.office_settings_category_gone({ id: chosen }) : chosen}
      </option>
    )}
    {categories.map(({ categoryId, category, subCategory }) => (
      <option key={categoryId} value={categoryId}>
        {`${subCategory} · ${category}`}
      </option>
    ))}
  </>
)

/** The categories at the top of the home page, and the one whose dishes it shows. */
export function TilesSection({ form }: OfSettings) {
  const { answer: categories = [] } = useCall('GET /category/findAll', {})
  const tiles = form.values.homeTiles
  const write = (homeTiles: string[]) => form.change({ homeTiles })
  return (
    <FormSection title={m.office_settings_tiles()} text={m.office_settings_tiles_text()}>
      <ul className="space-y-4 sm:col-span-2">
        {tiles.map((tile, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is what its line is
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3">
            <SelectField
              label={m.office_settings_tile({ place: at + 1 })}
              value={tile}
              error={at === tiles.length - 1 ? form.wrong.homeTiles : undefined}
              onChange={event => write(tiles.with(at, event.target.value))}
            >
              {optionsOf(categories, tile)}
            </SelectField>
            <Button
              look="bare"
              className="mt-6 px-3"
              disabled={tiles.length === 1}
              aria-label={m.office_settings_tile_remove({ place: at + 1 })}
              onClick={() => write(tiles.filter((_, place) => place !== at))}
            >
              <X aria-hidden className="size-5" />
            </Button>
          </li>
        ))}
      </ul>
      {tiles.length < MOST_TILES && (
        <Button
          look="quiet"
          className="justify-self-start"
          onClick={() => write([...tiles, tiles[0] ?? '1'])}
        >
          <Plus aria-hidden className="size-5" />
          {m.office_settings_tile_add()}
        </Button>
      )}
      <SelectField wide label={m.office_settings_food()} {...form.text('homeFoodCategory')}>
        {optionsOf(categories, form.values.homeFoodCategory)}
      </SelectField>
    </FormSection>
  )
}

/** The defaults: the country in forms, the brand of products. */
export function ChosenSection({ form }: OfSettings) {
  const { options } = useCountries(form.values.defaultCountry)
  return (
    <FormSection title={m.office_settings_chosen()} text={m.office_settings_chosen_text()}>
      <SelectField label={m.office_settings_country()} {...form.text('defaultCountry')}>
        {options}
      </SelectField>
      <Field
        label={m.office_settings_brand()}
        maxLength={MOST_CHARACTERS.defaultBrand}
        {...form.text('defaultBrand')}
      />
    </FormSection>
  )
}
