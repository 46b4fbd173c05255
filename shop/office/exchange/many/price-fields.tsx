import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { changesPrices, type ManyDraft } from './many-draft.rules.ts'
import { PriceSample } from './price-sample.tsx'

/** The form of the changes. */
export type ManyForm = ReturnType<typeof useForm<ManyDraft>>

const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const

/** The changes of prices, and how the new ones are rounded. */
export function PriceFields({ form }: { form: ManyForm }) {
  const { values, text } = form
  return (
    <FormSection title={m.office_many_prices()} text={m.office_many_prices_text()}>
      <SelectField label={m.office_many_price()} {...text('price')}>
        <option value="">{m.office_many_stays()}</option>
        <option value="percent">{m.office_many_by_percent()}</option>
        <option value="amount">{m.office_many_by_amount()}</option>
      </SelectField>
      {values.price ? (
        <Field
          label={values.price === 'percent' ? m.office_many_percent() : m.office_many_amount()}
          hint={m.office_many_less_than_now()}
          {...amount}
          {...text('priceValue')}
        />
      ) : (
        <span className="max-sm:hidden" />
      )}
      <SelectField label={m.office_many_sale()} {...text('sale')}>
        <option value="">{m.office_many_stays()}</option>
        <option value="start">{m.office_many_sale_start()}</option>
        <option value="end">{m.office_many_sale_end()}</option>
      </SelectField>
      {values.sale === 'start' ? (
        <Field label={m.office_many_sale_percent()} {...amount} {...text('saleValue')} />
      ) : (
        <span className="max-sm:hidden" />
      )}
      {values.sale === 'start' && (
        <>
          <Field
            type="datetime-local"
            label={m.office_catalogue_sale_from()}
            hint={m.office_catalogue_sale_from_hint()}
            {...text('saleFrom')}
          />
          <Field
            type="datetime-local"
            label={m.office_catalogue_sale_until()}
            hint={m.office_many_sale_timed_hint()}
            {...text('saleUntil')}
          />
        </>
      )}
      {changesPrices(values) && (
        <>
          <Field
            label={m.office_many_round_to()}
            hint={m.office_many_round_to_hint()}
            {...amount}
            {...text('roundTo')}
          />
          <Field
            label={m.office_many_less()}
            hint={m.office_many_less_hint()}
            {...amount}
            {...text('less')}
          />
          <PriceSample draft={values} />
        </>
      )}
    </FormSection>
  )
}
