import { MOST_INGREDIENTS, MOST_INSTRUCTIONS, MOST_ORIGIN } from '../../../catalogue/facts/fact-limits.ts'
import { dietWord } from '../../../catalogue/facts/fact-words.ts'
import { diets, ingredientParts, type Regime } from '../../../catalogue/facts/facts.rules.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, FieldNotes, SelectField, TextField, useTies } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { type FactsDraft, statesFacts, withLaw } from '../facts-draft.rules.ts'
import { useIsFood } from '../use-is-food.ts'
import { AllergenMarks } from './allergen-marks.tsx'
import { NutritionFields } from './nutrition-fields.tsx'
import type { ProductPart } from './product-part.ts'

/** The facts of a food: shown in the form of each food, and wherever something is stated. */
export function FactsSection({ form, product }: ProductPart) {
  const { facts, categoryId } = form.values
  const isFood = useIsFood(categoryId)
  if (!isFood && !statesFacts(facts)) return null
  const change = (some: Partial<FactsDraft>) => form.change(now => ({ facts: { ...now.facts, ...some } }))
  const text = (name: 'ingredients' | 'storageInstructions' | 'usageInstructions' | 'origin') => ({
    value: facts[name],
    error: form.wrong[`facts.${name}`],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  return (
    <FormSection title={m.office_facts_title()} text={m.office_facts_text()}>
      <CheckField
        label={m.office_facts_no_food()}
        hint={m.office_facts_no_food_hint()}
        error={facts.noFood ? form.wrong['facts.state'] : undefined}
        checked={facts.noFood}
        onChange={({ target }) => change({ noFood: target.checked })}
      />
      {!facts.noFood && <FoodFields {...{ form, change, text }} />}
      <TextField
        label={m.office_facts_storage()}
        rows={2}
        maxLength={MOST_INSTRUCTIONS}
        {...text('storageInstructions')}
      />
      <TextField
        label={m.office_facts_use()}
        rows={2}
        maxLength={MOST_INSTRUCTIONS}
        {...text('usageInstructions')}
      />
      <Field wide label={m.office_facts_origin()} maxLength={MOST_ORIGIN} {...text('origin')} />
      {product?.factsAt && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm sm:col-span-2">
          <dt className="text-muted">{m.office_facts_by()}</dt>
          <dd className="wrap-anywhere">{product.factsBy ?? m.office_facts_by_shop()}</dd>
          <dt className="text-muted">{m.office_facts_at()}</dt>
          <dd>
            <Day at={product.factsAt} />
          </dd>
        </dl>
      )}
    </FormSection>
  )
}

type FoodProps = {
  form: ProductPart['form']
  change: (some: Partial<FactsDraft>) => void
  text: (name: 'ingredients') => {
    value: string
    error: string | undefined
    onChange: (event: Typed) => void
  }
}
type Typed = { target: { value: string } }

/** The facts that only a food has. */
function FoodFields({ form, change, text }: FoodProps) {
  const { facts } = form.values
  return (
    <>
      <TextField
        wide
        label={m.office_facts_ingredients()}
        hint={m.office_facts_ingredients_hint()}
        rows={4}
        maxLength={MOST_INGREDIENTS}
        {...text('ingredients')}
      />
      {facts.ingredients.includes('*') && <IngredientsPreview ingredients={facts.ingredients} />}
      <SelectField
        wide
        label={m.office_facts_law()}
        value={facts.regime}
        onChange={({ target }) => change(withLaw(facts, target.value as Regime))}
      >
        <option value="EU">{m.office_facts_eu()}</option>
        <option value="US">{m.office_facts_us()}</option>
      </SelectField>
      <AllergenMarks facts={facts} wrong={form.wrong} onChange={change} />
      <CheckField
        label={m.office_facts_complete()}
        hint={m.office_facts_complete_hint()}
        error={form.wrong['facts.state']}
        checked={facts.complete}
        onChange={({ target }) => change({ complete: target.checked })}
      />
      <DietChoice facts={facts} error={form.wrong['facts.diets']} onChange={change} />
      <NutritionFields facts={facts} wrong={form.wrong} onChange={change} />
    </>
  )
}

/** The ingredients as shoppers see them: the marked allergens stand out. */
const IngredientsPreview = ({ ingredients }: { ingredients: string }) => (
  <p className="wrap-anywhere rounded-small bg-sunken p-3 text-sm sm:col-span-2">
    <span className="block text-muted">{m.office_facts_preview()}</span>
    {ingredientParts(ingredients).map(({ text, isAllergen }, at) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other name
      isAllergen ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
    )}
  </p>
)

type PartProps = {
  facts: FactsDraft
  error: string | undefined
  onChange: (some: Partial<FactsDraft>) => void
}

/** The diets that it suits. */
function DietChoice({ facts, error, onChange }: PartProps) {
  const hint = m.office_facts_diets_hint()
  const { id, control } = useTies({ error, hint })
  const { id: _, ...ties } = control
  return (
    <fieldset className="min-w-0 sm:col-span-2">
      <legend className="text-sm font-medium">{m.office_facts_diets()}</legend>
      <div className="flex flex-wrap gap-x-4">
        {diets.map(diet => (
          <label key={diet} className="flex min-h-11 items-center gap-2">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-green"
              checked={facts.diets.includes(diet)}
              onChange={({ target }) =>
                onChange({
                  diets: diets.filter(one => (one === diet ? target.checked : facts.diets.includes(one))),
                })
              }
              {...ties}
            />
            {dietWord(diet)}
          </label>
        ))}
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </fieldset>
  )
}
