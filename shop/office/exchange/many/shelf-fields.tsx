import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { CategoryOptions } from '../../kit/parts/category-options.tsx'
import { useShelves } from '../../kit/use-shelves.ts'
import { NO_BRAND } from './many-draft.rules.ts'
import type { ManyForm } from './price-fields.tsx'

/** The changes of tags, category, brand and what else shoppers see of a product. */
export function ShelfFields({ form: { text } }: { form: ManyForm }) {
  const { departments, categories } = useShelves()
  const brands = useCall('GET /brands/findAll', {}).answer ?? []
  return (
    <>
      <FormSection title={m.office_many_shelf()} text={m.office_many_shelf_text()}>
        <SelectField label={m.office_category()} {...text('categoryId')}>
          <option value="">{m.office_many_stays()}</option>
          <CategoryOptions departments={departments} categories={categories} />
        </SelectField>
        <SelectField label={m.office_brand()} {...text('brandId')}>
          <option value="">{m.office_many_stays()}</option>
          <option value={NO_BRAND}>{m.office_many_no_brand()}</option>
          {brands.map(({ brandId, brandName }) => (
            <option key={brandId} value={brandId}>
              {brandName}
            </option>
          ))}
        </SelectField>
        <Field label={m.office_many_add_tags()} hint={m.office_many_tags_hint()} {...text('addTags')} />
        <Field label={m.office_many_remove_tags()} hint={m.office_many_tags_hint()} {...text('removeTags')} />
      </FormSection>
      <FormSection title={m.office_many_more()} text={m.office_many_more_text()}>
        <SelectField label={m.office_catalogue_status()} {...text('productStatus')}>
          <option value="">{m.office_many_stays()}</option>
          <option value="A">{m.office_catalogue_active()}</option>
          <option value="N">{m.office_catalogue_not_active()}</option>
        </SelectField>
        <SelectField label={m.office_many_popular()} {...text('popularFlag')}>
          <option value="">{m.office_many_stays()}</option>
          <option value="1">{m.office_many_popular_yes()}</option>
          <option value="0">{m.office_many_popular_no()}</option>
        </SelectField>
        <SelectField label={m.office_many_tax()} {...text('taxExemptFlag')}>
          <option value="">{m.office_many_stays()}</option>
          <option value="N">{m.office_many_tax_yes()}</option>
          <option value="Y">{m.office_many_tax_no()}</option>
        </SelectField>
        <Field
          label={m.office_many_quantity()}
          hint={m.office_many_quantity_hint()}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          {...text('quantity')}
        />
      </FormSection>
    </>
  )
}
