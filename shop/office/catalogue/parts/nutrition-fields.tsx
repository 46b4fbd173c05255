import { nutrientWord } from '../../../catalogue/facts/fact-words.ts'
import { type Nutrient, nutrients } from '../../../catalogue/facts/nutrition.rules.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import type { FactsDraft } from '../facts-draft.rules.ts'

type Props = {
  facts: FactsDraft
  wrong: WrongFields
  onChange: (some: Partial<FactsDraft>) => void
}

const decimal = { inputMode: 'decimal', maxLength: 10 } as const

/** A nutrient with the unit in which it is typed. */
function labelOf(name: Nutrient): string {
  const nutrient = nutrientWord(name)
  if (name === 'energyKj') return m.office_facts_in_kj({ nutrient })
  return name === 'energyKcal' ? m.office_facts_in_kcal({ nutrient }) : m.office_facts_in_g({ nutrient })
}

/** The nutrition of 100 g or 100 ml, and the size of a portion. */
export const NutritionFields = ({ facts, wrong, onChange }: Props) => (
  <fieldset className="min-w-0 sm:col-span-2">
    <legend className="text-sm font-medium">{m.office_facts_nutrition()}</legend>
    <p className="mb-3 text-sm text-muted">{m.office_facts_nutrition_hint()}</p>
    <div className="grid grid-cols-2 gap-3 wrap-anywhere sm:grid-cols-3">
      <SelectField
        label={m.office_facts_per()}
        value={facts.per}
        onChange={({ target }) => onChange({ per: target.value as FactsDraft['per'] })}
      >
        <option value="G">{m.office_facts_per_g()}</option>
        <option value="ML">{m.office_facts_per_ml()}</option>
      </SelectField>
      <Field
        label={facts.per === 'G' ? m.office_facts_portion_g() : m.office_facts_portion_ml()}
        {...decimal}
        value={facts.portion}
        error={wrong['facts.nutrition.portion']}
        onChange={({ target }) => onChange({ portion: target.value })}
      />
      {nutrients.map(name => (
        <Field
          key={name}
          label={labelOf(name)}
          {...decimal}
          value={facts.values[name]}
          error={wrong[`facts.nutrition.values.${name}`]}
          onChange={({ target }) => onChange({ values: { ...facts.values, [name]: target.value } })}
        />
      ))}
    </div>
  </fieldset>
)
