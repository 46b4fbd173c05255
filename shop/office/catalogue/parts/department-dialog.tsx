import { useState } from 'react'
import { send } from '../../../api.ts'
import { departmentAddress } from '../../../catalogue/catalogue.rules.ts'
import type { StaffDepartment } from '../../../catalogue/shelves/departments.contract.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { SeoFields } from '../../forms/parts/seo-fields.tsx'
import { ShelfPicture } from '../../forms/parts/shelf-picture.tsx'

type Props = {
  /** Absent for a new one. */
  department: StaffDepartment | undefined
  onClose: () => void
  onSaved: (departments: readonly StaffDepartment[]) => void
}

/** The longest name of a department in addresses. */
const MOST_NAME = 40

/** The form for a department: its names, text and picture, and the places that show it. */
export function DepartmentDialog({ department, onClose, onSaved }: Props) {
  const [image, setImage] = useState(department?.image ?? null)
  const initial = {
    newName: department?.deptName ?? '',
    title: department?.title ?? '',
    blurb: department?.blurb ?? '',
    active: department?.activeFlag !== 'N',
    menuFlag: department?.menuFlag ?? true,
    tileFlag: department?.tileFlag ?? true,
    foodFlag: department?.foodFlag ?? true,
    lotFlag: department?.lotFlag ?? false,
    seoTitle: department?.seoTitle ?? '',
    seoText: department?.seoText ?? '',
  }
  const form = useForm(initial, {
    check: ({ newName, title }) => ({
      ...(newName.trim() ? {} : { newName: m.catalogue_name_needed() }),
      ...(title.trim() ? {} : { title: m.catalogue_name_needed() }),
    }),
    post: async ({ active, ...written }) => {
      const sent = await send('POST /departments/save', {
        ...written,
        ...(department ? { deptName: department.deptName, updatedDate: department.updatedDate } : {}),
        activeFlag: active ? 'Y' : 'N',
        image,
      })
      if (!sent.ok) {
        if (sent.problem.type === '/problems/changed') onSaved(sent.problem.departments as StaffDepartment[])
        return sent.problem
      }
      toast(m.office_catalogue_saved({ name: written.title }))
      onSaved(sent.answer)
      onClose()
    },
  })
  /** A new department has the name of its title, until it has another one. */
  const named = (title: string) => {
    const follows = !department && form.values.newName === form.values.title.slice(0, MOST_NAME)
    return follows ? { title, newName: title.slice(0, MOST_NAME) } : { title }
  }
  return (
    <DialogForm
      title={department ? m.office_catalogue_department_edit() : m.office_catalogue_department_new()}
      form={form}
      onClose={onClose}
    >
      <Field
        label={m.office_catalogue_title()}
        maxLength={60}
        {...form.text('title')}
        onChange={({ target }) => form.change(named(target.value))}
      />
      <Field
        label={m.office_catalogue_dept_name()}
        hint={m.office_catalogue_dept_name_hint()}
        maxLength={MOST_NAME}
        {...form.text('newName')}
      />
      <TextField wide label={m.office_catalogue_blurb()} rows={2} maxLength={300} {...form.text('blurb')} />
      <ShelfPicture image={image} onChange={setImage} />
      <CheckField label={m.office_catalogue_dept_active()} {...form.tick('active')} />
      <CheckField label={m.office_catalogue_dept_menu()} {...form.tick('menuFlag')} />
      <CheckField label={m.office_catalogue_dept_tile()} {...form.tick('tileFlag')} />
      <CheckField label={m.office_facts_is_food()} {...form.tick('foodFlag')} />
      <CheckField
        label={m.office_catalogue_dept_lots()}
        hint={m.office_catalogue_dept_lots_hint()}
        {...form.tick('lotFlag')}
      />
      <SeoFields
        title={form.text('seoTitle')}
        text={form.text('seoText')}
        usual={{ title: form.values.title, text: form.values.blurb }}
        address={departmentAddress(form.values.newName)}
      />
    </DialogForm>
  )
}
