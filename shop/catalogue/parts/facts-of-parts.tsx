import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { allergenWord, dietWord } from '../facts/fact-words.ts'
import type { ShownPart } from '../made-of/parts.fields.ts'
import { type ChoiceFacts, factsOfChoices, type ProductWithParts } from '../made-of/stated-of.rules.ts'

/** The parts from which the allergens of a product follow, with links to them, and what its choices add. */
export function FactsOfParts({ product, isFood }: { product: ProductWithParts; isFood: boolean }) {
  const always = (product.parts ?? []).filter(({ kind }) => kind === null)
  const choices = factsOfChoices(product, isFood)
  return (
    <>
      {always.length > 0 && (
        <div>
          <p className="text-sm text-muted">{m.catalogue_from_parts()}</p>
          <ul className="flex flex-wrap gap-x-4">
            {always.map(part => (
              <li key={part.productId}>
                <PartName {...part} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {choices.length > 0 && (
        <ul className="space-y-2">
          {choices.map(one => (
            <li key={one.choice} className="rounded-tile bg-saffron-soft p-3">
              {wordsOf(one).map(says => (
                <p key={says}>{says}</p>
              ))}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The name of a part; a link if the shop shows it. A deleted part has none. */
const PartName = ({ productName, address }: Pick<ShownPart, 'productName' | 'address'>) =>
  address ? (
    <Link to={address} className="font-medium text-green underline underline-offset-4">
      {productName}
    </Link>
  ) : (
    productName
  )

/** Says what a choice adds to a product, and which diets it takes away. */
function wordsOf({ choice, unknown, contains, mayContain, loses }: ChoiceFacts): string[] {
  if (unknown) return [m.catalogue_choice_not_stated({ choice })]
  const named = (names: typeof contains) => names.map(allergenWord).join(', ')
  return [
    ...(contains.length > 0 ? [m.catalogue_choice_adds({ choice, allergens: named(contains) })] : []),
    ...(mayContain.length > 0 ? [m.catalogue_choice_may_add({ choice, allergens: named(mayContain) })] : []),
    ...(loses.length > 0
      ? [m.catalogue_choice_loses({ choice, diets: loses.map(dietWord).join(', ') })]
      : []),
  ]
}
