import type { DepartmentGaps, FoodWithGaps } from '../../../catalogue/facts/fact-gaps.contract.ts'
import { type FactGap, gapNames } from '../../../catalogue/facts/fact-gaps.ts'
import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import { ListFilter } from '../../lists/parts/list-filter.tsx'
import type { OfficeList } from '../../lists/use-office-list.ts'

const words: Record<FactGap, () => string> = {
  ALLERGENS: m.office_facts_gap_allergens,
  INGREDIENTS: m.office_facts_gap_ingredients,
  NUTRITION: m.office_facts_gap_nutrition,
}
const linkWords: Record<FactGap, (of: { department: string }) => string> = {
  ALLERGENS: m.office_facts_gaps_allergens_of,
  INGREDIENTS: m.office_facts_gaps_ingredients_of,
  NUTRITION: m.office_facts_gaps_nutrition_of,
}

/** Names a fact that is not stated. */
export const gapWord = (gap: FactGap): string => words[gap]()

const counted = (foods: number) => foods.toLocaleString(m.shop_language())

/** The number of foods without each fact, by department; a number leads to these foods. */
export const GapCounts = ({ departments }: { departments: readonly DepartmentGaps[] }) => (
  <div className="card overflow-x-auto">
    <table className="w-full max-sm:text-sm">
      <caption className="sr-only">{m.office_facts_gaps_by_department()}</caption>
      <thead className="border-b border-line text-sm text-muted">
        <tr className="[&_th]:py-2.5 [&_th]:font-medium">
          <th scope="col" className="px-1.5 text-start sm:px-3">
            {m.office_catalogue_department()}
          </th>
          {gapNames.map(gap => (
            <th key={gap} scope="col" className="px-1.5 text-end sm:px-3">
              {gapWord(gap)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {departments.map(({ deptName, title, ...foods }) => (
          <tr key={deptName} className="border-t border-line first:border-t-0">
            <th scope="row" className="px-1.5 py-1.5 text-start font-medium sm:px-3">
              {title}
            </th>
            {gapNames.map(gap => (
              <td key={gap} className="px-1.5 py-1.5 text-end tabular-nums sm:px-3">
                {foods[gap] === 0 ? (
                  <span className="text-muted">{counted(0)}</span>
                ) : (
                  <Link
                    to={`/admin/facts?department=${encodeURIComponent(deptName)}&gap=${gap}`}
                    className="text-green underline underline-offset-4"
                    aria-label={`${counted(foods[gap])}. ${linkWords[gap]({ department: title })}`}
                  >
                    {counted(foods[gap])}
                  </Link>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

type FilterProps = { list: OfficeList<FoodWithGaps>; departments: readonly DepartmentGaps[] }

/** Filters the foods by department, and by what is not stated. */
export const GapFilters = ({ list, departments }: FilterProps) => (
  <>
    <ListFilter
      list={list}
      name="department"
      label={m.office_catalogue_department()}
      all={m.office_catalogue_any_department()}
      choices={departments.map(({ deptName, title }) => [deptName, title])}
    />
    <ListFilter
      list={list}
      name="gap"
      label={m.office_facts_gap()}
      all={m.office_facts_any_gap()}
      choices={gapNames.map(gap => [gap, gapWord(gap)])}
    />
  </>
)
