import type { StatedAllergens } from '../../../catalogue/facts/stated-allergens.fields.ts'

type Props = { of: { allergens: StatedAllergens } }

/** The allergens of a line that comes, or that they are not stated. Renders nothing for what is no food. */
export function LineAllergens({ of }: Props) {
  return of.allergens && <span className="block text-sm">{of.allergens.says}</span>
}
