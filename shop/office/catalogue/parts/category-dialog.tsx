import { useState } from 'react'
import { send } from '../../../api.ts'
import type { StaffCategory } from '../../../catalogue/shelves/categories.contract.ts'
import type { StaffDepartment } from '../../../catalogue/shelves/departments.contract.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { SeoFields } from '../../forms/parts/seo-fields.tsx'
import { ShelfPicture } from '../../forms/parts/shelf-picture.tsx'

type Props = {
  /** Absent for a new one. */
  category: StaffCategory | undefined
  departments: readonly StaffDepartment[]
  /** The open department, which is the default for a new category. */
  deptName: string
  onClose: () => void
  onSaved: (categories: readonly StaffCategory[]) => void
}

/** The form for a category: its name, department and picture. */
export function CategoryDialog({ category, departments, deptName, onClose, onSaved }: Props) {
  const [image, setImage] = useState(category?.image ?? null)
  const initial = {
    subCategory: category?.subCategory ?? '',
    category: category?.category ?? deptName,
    seoTitle: category?.seoTitle ?? '',
    seoText: category?.seoText ?? '',
  }
  const form = useForm(initial, {
    check: ({ subCategory }): Record<string, string> =>
      subCategory.trim() ? {} : { subCategory: m.catalogue_name_needed() },
    post: async written => {
      const which = category ? { categoryId: category.categoryId, updatedDate: category.updatedDate } : {}
      const sent = await send('POST /category/save', { ...written, ...which, image })
      if (!sent.ok) {
        if (sent.problem.type === '/problems/changed') onSaved(sent.problem.categories as StaffCategory[])
        return sent.problem
      }
      toast(m.office_catalogue_saved({ name: written.subCategory }))
      onSaved(sent.answer)
      onClose()
    },
  })
  const department = departments.find(({ deptName }) => deptName === form.values.category)
  return (
    <DialogForm
      title={category ? m.office_catalogue_category_edit() : m.office_catalogue_category_new()}
      form={form}
      onClose={onClose}
    >
      <Field label={m.office_frame_name()} maxLength={60} {...form.text('subCategory')} />
      <SelectField label={m.office_catalogue_department()} {...form.text('category')}>
        {departments.map(({ deptName, title }) => (
          <option key={deptName} value={deptName}>
            {title}
          </option>
        ))}
      </SelectField>
      <ShelfPicture image={image} onChange={setImage} />
      <SeoFields
        title={form.text('seoTitle')}
        text={form.text('seoText')}
        usual={{
          title: `${form.values.subCategory} · ${department?.title ?? ''}`,
          text: department?.blurb ?? '',
        }}
        address={category && `/shop/${category.categoryId}`}
      />
    </DialogForm>
  )
}
