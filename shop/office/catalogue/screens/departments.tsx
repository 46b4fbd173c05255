import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffDepartment } from '../../../catalogue/shelves/departments.contract.ts'
import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { EntryRow } from '../../forms/parts/entry-row.tsx'
import { SortableList } from '../../forms/parts/sortable-list.tsx'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import { DepartmentDialog } from '../parts/department-dialog.tsx'

/** The facts about a department, in one line. */
function factsOf({
  deptName,
  categories,
  activeFlag,
  menuFlag,
  tileFlag,
  foodFlag,
  lotFlag,
  demo,
}: StaffDepartment): string {
  return [
    deptName,
    m.office_catalogue_categories_count({ count: categories }),
    activeFlag === 'N' && m.office_catalogue_not_active(),
    menuFlag && m.office_catalogue_in_menu(),
    tileFlag && m.office_catalogue_as_tile(),
    foodFlag && m.office_facts_food(),
    lotFlag && m.office_catalogue_only_lots(),
    demo && m.office_catalogue_demo_mark(),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** `/admin/departments`: the departments in the order of the shop. */
export default function DepartmentsScreen() {
  const { answer, problem, retry } = useCall('GET /departments/findForStaff', {})
  const [changed, setChanged] = useState<readonly StaffDepartment[]>()
  const [edited, setEdited] = useState<StaffDepartment | 'new'>()
  const departments = changed ?? answer
  const arrange = async (next: StaffDepartment[]) => {
    setChanged(next)
    const deptNames = next.map(({ deptName }) => deptName)
    const sent = await send('POST /departments/arrange', { deptNames })
    if (sent.ok) return setChanged(sent.answer)
    setChanged((sent.problem.departments as StaffDepartment[] | undefined) ?? departments)
    toast(sent.problem.title || m.shop_offline())
  }
  const remove = async ({ deptName, title }: StaffDepartment) => {
    const sent = await send('POST /departments/delete/{name}', { name: deptName })
    if (sent.ok) {
      setChanged(sent.answer)
      return toast(m.office_catalogue_gone({ name: title }))
    }
    const used = sent.problem.categories
    toast(
      typeof used === 'number'
        ? m.office_catalogue_department_has({ name: title, count: used })
        : sent.problem.title || m.shop_offline(),
    )
  }
  return (
    <>
      <OfficeHeading title={m.office_catalogue_departments()} text={m.office_catalogue_departments_text()}>
        <Button look="main" onClick={() => setEdited('new')}>
          {m.office_catalogue_department_new()}
        </Button>
      </OfficeHeading>
      <Answer problem={problem} onRetry={retry} lines={4}>
        {departments &&
          (departments.length === 0 ? (
            <p className="card p-8 text-center text-muted">{m.office_catalogue_no_departments()}</p>
          ) : (
            <SortableList
              label={m.office_catalogue_departments()}
              items={departments}
              idOf={({ deptName }) => deptName}
              nameOf={({ title }) => title}
              onOrder={next => void arrange(next)}
              className="card divide-y divide-line"
              itemClass="bg-raised first:rounded-t-tile last:rounded-b-tile"
            >
              {(department, handle) => (
                <EntryRow
                  handle={handle}
                  image={department.image}
                  name={department.title}
                  facts={factsOf(department)}
                  onEdit={() => setEdited(department)}
                  onRemove={() => void remove(department)}
                />
              )}
            </SortableList>
          ))}
      </Answer>
      {edited && (
        <DepartmentDialog
          department={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
          onSaved={setChanged}
        />
      )}
    </>
  )
}
