import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import type { ProductDraft } from '../product-draft.rules.ts'

/** When the sale price is charged: between two times, or for as long as the box is ticked. */
export function SaleFields({ form }: { form: ReturnType<typeof useForm<ProductDraft>> }) {
  const { saleFrom, saleUntil } = form.values
  return (
    <>
      <Field
        type="datetime-local"
        label={m.office_catalogue_sale_from()}
        hint={m.office_catalogue_sale_from_hint()}
        {...form.text('saleFrom')}
      />
      <Field
        type="datetime-local"
        label={m.office_catalogue_sale_until()}
        hint={m.office_catalogue_sale_until_hint()}
        {...form.text('saleUntil')}
      />
      {saleFrom || saleUntil ? (
        <p className="text-sm text-muted sm:col-span-2">{m.office_catalogue_sale_timed()}</p>
      ) : (
        <CheckField label={m.office_cut_price()} {...form.tick('cutPrice')} />
      )}
    </>
  )
}
