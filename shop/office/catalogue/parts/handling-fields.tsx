import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import type { ProductDraft } from '../product-draft.rules.ts'
import { StorageField } from './storage-field.tsx'

/** How a product is stored, and the age that its buyers must have. */
export const HandlingFields = ({ form }: { form: ReturnType<typeof useForm<ProductDraft>> }) => (
  <>
    <StorageField {...form.text('storage')} />
    <Field
      label={m.office_catalogue_age()}
      hint={m.office_catalogue_age_hint()}
      inputMode="numeric"
      maxLength={4}
      {...form.text('ageFrom')}
    />
  </>
)
