import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffCategory } from '../../../catalogue/shelves/categories.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSearchParams } from '../../../ui/app-router.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { CategoryDialog } from '../parts/category-dialog.tsx'

/** `/admin/categories`: the categories of a department in their order; `?department=` names the department. */
export default function CategoriesScreen() {
  const [query, setQuery] = useSearchParams()
  const { answer: departments } = useCall('GET /departments/findForStaff', {})
  const { answer, problem, retry } = useCall('GET /category/findForStaff', {})
  const [changed, setChanged] = useState<readonly StaffCategory[]>()
  const [edited, setEdited] = useState<StaffCategory | 'new'>()
  const all = changed ?? answer
  if (problem || !departments || !all) return <Answer problem={problem} onRetry={retry} lines={4} />
  const deptName = query.get('department') ?? departments[0]?.deptName ?? ''
  const shown = all.filter(({ category }) => category === deptName)
  const arrange = async (next: StaffCategory[]) => {
    setChanged([...all.filter(({ category }) => category !== deptName), ...next])
    const categoryIds = next.map(({ categoryId }) => categoryId)
    const sent = await send('POST /category/arrange', { category: deptName, categoryIds })
    if (sent.ok) return setChanged(sent.answer)
    setChanged((sent.problem.categories as StaffCategory[] | undefined) ?? all)
    toast(sent.problem.title || m.shop_offline())
  }
  const remove = async ({ categoryId, subCategory: name }: StaffCategory) => {
    const sent = await send('POST /category/delete/{id}', { id: categoryId })
    if (sent.ok) {
      setChanged(sent.answer)
      return toast(m.office_catalogue_gone({ name }))
    }
    const used = sent.problem.products
    toast(
      typeof used === 'number'
        ? m.office_catalogue_category_has({ name, count: used })
        : sent.problem.title || m.shop_offline(),
    )
  }
  return (
    <>
      <OfficeHeading title={m.office_catalogue_categories()} text={m.office_catalogue_categories_text()}>
        <Button look="main" disabled={departments.length === 0} onClick={() => setEdited('new')}>
          {m.office_catalogue_category_new()}
        </Button>
      </OfficeHeading>
      {departments.length === 0 ? (
        <p className="card p-8 text-center text-muted">
          {m.office_catalogue_department_first()}{' '}
          <Link to="/admin/departments" className="text-green underline">
            {m.office_catalogue_departments()}
          </Link>
        </p>
      ) : (
        <div className="space-y-4">
          <select
            aria-label={m.office_catalogue_department()}
            value={deptName}
            onChange={({ target }) => setQuery({ department: target.value }, { replace: true })}
            className={`${inputLook} max-w-xs`}
          >
            {departments.map(({ deptName, title }) => (
              <option key={deptName} value={deptName}>
                {title}
              </option>
            ))}
          </select>
          {shown.length === 0 ? (
            <p className="card p-8 text-center text-muted">{m.office_catalogue_no_categories()}</p>
          ) : (
            <SortableList
              label={m.office_catalogue_categories()}
              items={shown}
              idOf={({ categoryId }) => String(categoryId)}
              nameOf={({ subCategory }) => subCategory}
              onOrder={next => void arrange(next)}
              className="card divide-y divide-line"
              itemClass="bg-raised first:rounded-t-tile last:rounded-b-tile"
            >
              {(category, handle) => (
                <EntryRow
                  handle={handle}
                  image={category.image}
                  name={category.subCategory}
                  facts={
                    <>
                      <Link
                        to={`/admin/products?category=${category.categoryId}`}
                        className="underline underline-offset-4"
                      >
                        {m.office_catalogue_products_count({ count: category.products })}
                      </Link>
                      {category.demo && ` · ${m.office_catalogue_demo_mark()}`}
                    </>
                  }
                  onEdit={() => setEdited(category)}
                  onRemove={() => void remove(category)}
                />
              )}
            </SortableList>
          )}
        </div>
      )}
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? undefined : edited}
          departments={departments}
          deptName={deptName}
          onClose={() => setEdited(undefined)}
          onSaved={setChanged}
        />
      )}
    </>
  )
}
