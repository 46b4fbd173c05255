import { m } from '../../messages/m.ts'
import type { FoodFacts } from '../facts/food-facts.rules.ts'
import { nutritionHeads, nutritionRows } from '../facts/nutrition-rows.ts'

/** The nutrition of 100 g or 100 ml, and of a portion if its size is stated. */
export function NutritionTable({ nutrition }: { nutrition: NonNullable<FoodFacts['nutrition']> }) {
  const heads = nutritionHeads(nutrition)
  const head = 'py-2 ps-4 text-end font-medium'
  const cell = 'py-2 ps-4 text-end tabular-nums'
  return (
    <table className="w-full text-sm">
      <caption className="pb-2 text-start font-semibold">{m.catalogue_nutrition()}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <th scope="col" className="py-2 text-start font-medium">
            {m.catalogue_nutrition_value()}
          </th>
          <th scope="col" className={head}>
            {heads.hundred}
          </th>
          {heads.portion && (
            <th scope="col" className={head}>
              {heads.portion}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {nutritionRows(nutrition).map(({ name, isPart, hundred, portion }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className={`py-2 text-start font-medium ${isPart ? 'ps-4 text-muted' : ''}`}>
              {name}
            </th>
            <td className={cell}>{hundred}</td>
            {portion && <td className={cell}>{portion}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
