import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { ProductPart } from '../parts/product-part.ts'

const whole = { inputMode: 'numeric', maxLength: 6 } as const

/** How a box is sold: its unit, and how many of it are in an order. All else follows from its parts. */
export function BoxSellingSection({ form }: Pick<ProductPart, 'form'>) {
  const unit = form.values.unitName.trim() || 'piece'
  return (
    <FormSection title={m.office_catalogue_selling()} text={m.office_boxes_selling_text()}>
      <Field label={m.office_unit_name()} maxLength={20} {...form.text('unitName')} />
      <div className="grid gap-4 sm:col-span-2 sm:grid-cols-2">
        <Field label={m.office_catalogue_minimum({ unit })} required {...whole} {...form.text('minimum')} />
        <Field label={m.office_catalogue_maximum({ unit })} required {...whole} {...form.text('maximum')} />
      </div>
    </FormSection>
  )
}
