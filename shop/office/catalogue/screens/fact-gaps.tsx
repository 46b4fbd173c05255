import { send } from '../../../api.ts'
import type { FoodWithGaps } from '../../../catalogue/facts/fact-gaps.contract.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { RowPicture } from '../../kit/parts/row-picture.tsx'
import type { OfficeColumn } from '../../lists/office-column.ts'
import { DataTable } from '../../lists/parts/data-table.tsx'
import { useOfficeList } from '../../lists/use-office-list.ts'
import { GapCounts, GapFilters, gapWord } from '../parts/gap-counts.tsx'

const columnsWith = (onNoFood: (food: FoodWithGaps) => void): OfficeColumn<FoodWithGaps>[] => [
  {
    id: 'name',
    name: m.office_frame_name(),
    sorts: true,
    shown: 'always',
    cell: ({ productName, image }) => (
      <span className="flex items-center gap-3">
        <RowPicture src={image} />
        {productName}
      </span>
    ),
  },
  {
    id: 'sku',
    name: m.office_sku(),
    cell: ({ sku }) => <code className="text-sm wrap-anywhere">{sku}</code>,
  },
  { id: 'department', name: m.office_catalogue_department(), cell: ({ department }) => department },
  { id: 'category', name: m.office_category(), cell: ({ subCategory }) => subCategory },
  { id: 'gaps', name: m.office_facts_gap(), cell: ({ gaps }) => gaps.map(gapWord).join(', ') },
  {
    id: 'ways',
    name: m.office_catalogue_ways(),
    end: true,
    acts: true,
    shown: 'always',
    cell: food => (
      <Button
        look="quiet"
        className="px-4 text-sm whitespace-nowrap"
        aria-label={m.office_facts_mark_no_food_of({ product: food.productName })}
        onClick={() => onNoFood(food)}
      >
        {m.office_facts_mark_no_food()}
      </Button>
    ),
  },
]

/** `/admin/facts`: the foods in the shop of which something is not stated; a row leads to the form of its product. */
export default function FactGapsScreen() {
  const list = useOfficeList('GET /products/findFactGaps', ['department', 'gap'])
  const departments = list.answer?.departments ?? []
  const undo = async ({ productId }: FoodWithGaps, updatedDate: string) => {
    const sent = await send('POST /products/undo/{id}', { id: productId, updatedDate })
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    list.retry()
  }
  const mark = async (food: FoodWithGaps) => {
    const { productId, productName: product, updatedDate } = food
    const sent = await send('POST /products/saveMany', {
      products: [{ productId, updatedDate, noFood: true }],
    })
    const [marked] = sent.ok ? sent.answer.rows : []
    if (!sent.ok) toast(sent.problem.title || m.shop_offline())
    else if (marked)
      toast(m.office_facts_marked_no_food({ product }), {
        undo: { says: m.office_undo(), does: () => void undo(food, marked.updatedDate) },
      })
    // Also after a refusal: the product may have changed.
    list.retry()
  }
  return (
    <>
      <OfficeHeading title={m.office_facts_gaps()} text={m.office_facts_gaps_text()} />
      <div className="space-y-5">
        {departments.length > 0 && <GapCounts departments={departments} />}
        <DataTable
          name="fact-gaps"
          caption={m.office_facts_gaps()}
          list={list}
          columns={columnsWith(food => void mark(food))}
          rowId={({ productId }) => String(productId)}
          addressOf={({ productId }) => `/admin/products/${productId}`}
          searchHint={m.office_catalogue_search_hint()}
          tools={<GapFilters list={list} departments={departments} />}
          empty={m.office_facts_gaps_none()}
        />
      </div>
    </>
  )
}
