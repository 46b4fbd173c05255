import { isWeight } from '../../../catalogue/unit-sizes.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { withUnits } from '../product-draft.rules.ts'
import type { ProductPart } from './product-part.ts'

type Props = Pick<ProductPart, 'form'> & { unit: string; hasVariants: boolean }

const decimal = { inputMode: 'decimal', maxLength: 14 } as const

/** The unit of its price, if that is another one, its content and its weight; these two are those of its variants, if it has some. */
export function MeasureFields({ form, unit, hasVariants }: Props) {
  const priced = form.values.pricedUnit.trim() || unit
  const isOther = priced !== unit
  return (
    <>
      <Field
        label={m.office_catalogue_priced_unit()}
        hint={m.office_catalogue_priced_unit_hint({ unit })}
        maxLength={20}
        {...form.text('pricedUnit')}
        onChange={event => form.change(withUnits(form.values, { pricedUnit: event.target.value }))}
      />
      <Field
        label={m.office_catalogue_priced_per({ unit: priced })}
        hint={m.office_catalogue_priced_per_hint()}
        {...decimal}
        {...form.text('pricedPer')}
      />
      {isOther && (
        <>
          <Field
            label={m.office_catalogue_nominal({ unit, priced })}
            hint={m.office_catalogue_nominal_hint()}
            required
            {...decimal}
            {...form.text('nominalMeasure')}
          />
          <Field label={m.office_catalogue_from({ priced })} {...decimal} {...form.text('measureFrom')} />
          <Field label={m.office_catalogue_to({ priced })} {...decimal} {...form.text('measureTo')} />
        </>
      )}
      {!isWeight(priced) && !hasVariants && (
        <>
          <Field
            label={m.office_catalogue_content({ unit })}
            hint={m.office_catalogue_content_hint()}
            {...decimal}
            {...form.text('content')}
          />
          <Field
            label={m.office_catalogue_content_unit()}
            hint={m.office_catalogue_content_unit_hint()}
            maxLength={20}
            {...form.text('contentUnit')}
          />
        </>
      )}
      <CheckField
        label={m.office_catalogue_weighed()}
        hint={m.office_catalogue_weighed_hint()}
        {...form.tick('weighed')}
      />
      {form.values.weighed && (
        <>
          <CheckField
            label={m.office_catalogue_weighed_after()}
            hint={m.office_catalogue_weighed_after_hint()}
            {...form.tick('weighedAfter')}
          />
          <Field
            label={m.office_catalogue_tolerance()}
            hint={m.office_catalogue_tolerance_hint()}
            {...decimal}
            {...form.text('tolerance')}
          />
        </>
      )}
      {!hasVariants && (
        <Field
          label={m.office_catalogue_weight({ unit })}
          hint={m.office_catalogue_weight_hint()}
          {...decimal}
          {...form.text('weight')}
        />
      )}
    </>
  )
}
