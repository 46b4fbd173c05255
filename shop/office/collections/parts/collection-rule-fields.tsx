import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { TagsField } from '../../forms/parts/tags-field.tsx'
import { useShelves } from '../../kit/use-shelves.ts'
import type { CollectionPart } from './collection-facts.tsx'
import { NamedField } from './named-field.tsx'

/** The conditions of a rule; all that are set must hold. */
export function CollectionRuleFields({ form }: CollectionPart) {
  const { brandIds, categoryIds } = form.values
  const { answer: brands = [] } = useCall('GET /brands/findAll', {})
  const { categories, departments } = useShelves()
  const titleOf = new Map(departments.map(({ deptName, title }) => [deptName, title]))
  return (
    <>
      <TagsField {...form.text('tags')} error={form.wrong.rule} hint={m.office_collections_tags_hint()} />
      <NamedField
        label={m.office_catalogue_categories()}
        add={m.office_collections_category_add()}
        options={categories.map(({ categoryId, category, subCategory }) => ({
          id: categoryId,
          name: m.office_collections_category_of({
            category: subCategory,
            department: titleOf.get(category) ?? category,
          }),
        }))}
        chosen={categoryIds}
        onChange={categoryIds => form.change({ categoryIds })}
      />
      <NamedField
        label={m.office_catalogue_brands()}
        add={m.office_collections_brand_add()}
        options={brands.map(({ brandId, brandName }) => ({ id: brandId, name: brandName }))}
        chosen={brandIds}
        onChange={brandIds => form.change({ brandIds })}
      />
      <Field
        label={m.office_collections_price_from()}
        inputMode="decimal"
        maxLength={15}
        {...form.text('priceFrom')}
        error={form.wrong['rule.priceFrom']}
      />
      <Field
        label={m.office_collections_price_to()}
        inputMode="decimal"
        maxLength={15}
        {...form.text('priceTo')}
        error={form.wrong['rule.priceTo']}
      />
      <Field
        label={m.office_collections_new_days()}
        hint={m.office_collections_new_days_hint()}
        inputMode="numeric"
        maxLength={5}
        {...form.text('newDays')}
        error={form.wrong['rule.newDays']}
      />
      <CheckField label={m.office_collections_on_sale()} {...form.tick('onSale')} />
    </>
  )
}
