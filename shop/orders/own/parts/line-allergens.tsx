import type { StatedAllergens } from '../../../catalogue/facts/stated-allergens.fields.ts'

type Props = { of: { allergens: StatedAllergens }; look: string }

/** The allergens of a line that comes, or that they are not stated. Renders nothing for what is no food. */
export function LineAllergens({ of, look }: Props) {
  return of.allergens && <span className={`block ${look}`}>{of.allergens.says}</span>
}
