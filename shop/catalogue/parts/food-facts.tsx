import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { containsWords, mayContainWords } from '../facts/allergen-words.ts'
import { dietWord } from '../facts/fact-words.ts'
import { ingredientParts } from '../facts/facts.rules.ts'
import { nothingStated } from '../facts/food-facts.rules.ts'
import { factsWithParts, type StatedFacts } from '../made-of/facts-with-parts.rules.ts'
import { type ProductWithParts, statedOf } from '../made-of/stated-of.rules.ts'
import { FactsOfParts } from './facts-of-parts.tsx'
import { NutritionTable } from './nutrition-table.tsx'

type Props = {
  product: ProductWithParts
  /** True if its department sells food: then it is said, too, that something is not stated. */
  isFood: boolean
}

/**
 * The facts of a product about what is in it: allergens first, those of its parts included. Renders nothing for goods that are no food
 * and state nothing.
 */
export function FoodFacts({ product, isFood: isOfFood }: Props) {
  const { facts, parts = [] } = product
  const eaten = factsWithParts(statedOf(product, isOfFood), {})
  const isFood = isOfFood && eaten?.state !== 'NO_FOOD'
  const isSaid = facts !== null && facts !== undefined && facts.state !== 'NO_FOOD'
  const stated = facts ?? nothingStated
  const texts = [
    [m.catalogue_ingredients(), stated.ingredients],
    [m.catalogue_storage(), stated.storageInstructions],
    [m.catalogue_use(), stated.usageInstructions],
    [m.catalogue_origin(), stated.origin],
  ] as const
  const missing = [...texts, [m.catalogue_nutrition(), stated.nutrition] as const].flatMap(([name, text]) =>
    text ? [] : [name],
  )
  const said = texts.filter(([, text]) => text)
  if (!isFood && !isSaid && said.length === 0 && (!eaten || eaten.state === 'NO_FOOD')) return null
  return (
    <section aria-labelledby="in-it" className="mt-14 md:mt-20">
      <h2 id="in-it" className="mb-6 text-2xl md:text-3xl">
        {m.catalogue_what_is_in_it()}
      </h2>
      <div className="grid gap-10 md:grid-cols-2 md:items-start">
        <div className="space-y-5">
          {eaten && (isFood || eaten.state === 'DECLARED') && <Allergens of={eaten} />}
          {eaten && eaten.diets.length > 0 && (
            <ul aria-label={m.catalogue_diets()} className="flex flex-wrap gap-2">
              {eaten.diets.map(diet => (
                <li
                  key={diet}
                  className="rounded-round bg-green-soft px-3 py-0.5 text-sm font-semibold text-green"
                >
                  {dietWord(diet)}
                </li>
              ))}
            </ul>
          )}
          {parts.length > 0 && <FactsOfParts product={product} isFood={isOfFood} />}
          {said.length > 0 && (
            <dl className="space-y-5">
              {said.map(([name, text]) => (
                <div key={name}>
                  <dt className="text-sm text-muted">{name}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">
                    {text && text === stated.ingredients ? <Ingredients list={text} /> : text}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {isFood && missing.length > 0 && (
            <p className="text-sm text-muted">
              {m.catalogue_facts_not_stated({ names: missing.join(', ').toLocaleLowerCase() })}
            </p>
          )}
        </div>
        {stated.nutrition && <NutritionTable nutrition={stated.nutrition} />}
      </div>
    </section>
  )
}

/** The allergens that are declared; else it says that they are not, and whom to ask. */
function Allergens({ of: stated }: { of: StatedFacts }) {
  if (stated.state === 'UNKNOWN')
    return (
      <div className="rounded-tile bg-saffron-soft p-5">
        <p className="font-semibold">{m.catalogue_allergens_not_stated()}</p>
        <Link to="/contact" className="font-medium text-green underline underline-offset-4">
          {m.catalogue_ask_us()}
        </Link>
      </div>
    )
  const mayContain = mayContainWords(stated)
  return (
    <div className="rounded-tile bg-sunken p-5">
      <p className="font-bold">{containsWords(stated)}</p>
      {mayContain && <p className="mt-1">{mayContain}</p>}
    </div>
  )
}

/** A list of ingredients, with the allergens in bold. */
const Ingredients = ({ list }: { list: string }) =>
  ingredientParts(list).map(({ text, isAllergen }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the same words can come twice, and their order never changes
    isAllergen ? <b key={at}>{text}</b> : <span key={at}>{text}</span>,
  )
