import { allergenWord } from '../../../catalogue/facts/fact-words.ts'
import { type Allergen, regimes } from '../../../catalogue/facts/facts.rules.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { FieldNotes, useTies } from '../../../ui/forms/field.tsx'
import { type FactsDraft, type Mark, markOf, marks } from '../facts-draft.rules.ts'

type Props = {
  facts: FactsDraft
  wrong: WrongFields
  onChange: (some: Partial<FactsDraft>) => void
}

const heads: Record<Mark, () => string> = {
  NOT: m.office_facts_not_in_it,
  CONTAINS: m.office_facts_contains,
  MAY_CONTAIN: m.office_facts_may_contain,
}
const says: Record<Mark, (of: { allergen: string }) => string> = {
  NOT: m.office_facts_not_in_it_of,
  CONTAINS: m.office_facts_contains_of,
  MAY_CONTAIN: m.office_facts_may_contain_of,
}

/** A row for each allergen of the law: it is not in it, contained or possible. Arrow keys choose within a row. */
export function AllergenMarks({ facts, wrong, onChange }: Props) {
  const error = wrong['facts.contains'] ?? wrong['facts.mayContain']
  const { id, control } = useTies({ error })
  const { id: _, ...ties } = control
  const known: readonly Allergen[] = regimes[facts.regime]
  return (
    <div className="min-w-0 overflow-x-auto sm:col-span-2">
      <table className="w-full max-w-xl">
        <caption className="text-start text-sm font-medium">{m.office_facts_allergens()}</caption>
        <thead className="text-sm text-muted">
          <tr>
            <th scope="col" className="sr-only">
              {m.office_facts_allergen()}
            </th>
            {marks.map(mark => (
              <th key={mark} scope="col" className="px-1 py-2 text-center font-medium">
                {heads[mark]()}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known.map(one => {
            const chosen = markOf(facts, one)
            const allergen = allergenWord(one)
            return (
              <tr
                key={one}
                className={`border-t border-line ${chosen === 'NOT' ? '' : 'bg-saffron-soft font-semibold'}`}
              >
                <th scope="row" className="px-2 text-start font-medium first-letter:uppercase">
                  {allergen}
                </th>
                {marks.map(mark => (
                  <td key={mark}>
                    <label className="flex min-h-11 cursor-pointer items-center justify-center">
                      <input
                        type="radio"
                        name={`allergen ${one}`}
                        aria-label={says[mark]({ allergen })}
                        className="size-5 shrink-0 accent-green"
                        checked={chosen === mark}
                        onChange={() => onChange({ marked: { ...facts.marked, [one]: mark } })}
                        {...ties}
                      />
                    </label>
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
      <FieldNotes {...{ id, error }} />
    </div>
  )
}
