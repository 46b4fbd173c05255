import { addressFrom, LONGEST_ADDRESS } from '../../../collections/collection-address.rules.ts'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { ShelfPicture } from '../../forms/parts/shelf-picture.tsx'
import type { EditFormOf } from '../../forms/use-edit-form.ts'
import type { CollectionDraft } from '../collection-draft.rules.ts'

/** The form of a collection, for its parts. */
export type CollectionPart = { form: EditFormOf<CollectionDraft>['form'] }

/** The title, text, picture and address of a collection. */
export function CollectionFacts({ form }: CollectionPart) {
  const { title, image, address } = form.values
  return (
    <FormSection title={m.office_collections_page()} text={m.office_collections_page_text()}>
      <Field label={m.office_collections_title()} maxLength={60} {...form.text('title')} />
      <Field
        label={m.office_collections_address()}
        hint={m.office_collections_address_hint()}
        placeholder={title.trim() && !address ? addressFrom(title, new Set()) : ''}
        maxLength={LONGEST_ADDRESS}
        dir="ltr"
        spellCheck={false}
        {...form.text('address')}
      />
      <TextField wide label={m.office_collections_blurb()} rows={2} maxLength={500} {...form.text('blurb')} />
      <ShelfPicture image={image} onChange={image => form.change({ image })} />
      <Field
        label={m.office_collections_seo_title()}
        hint={m.office_collections_seo_hint()}
        maxLength={70}
        {...form.text('seoTitle')}
      />
      <TextField label={m.office_collections_seo_text()} rows={2} maxLength={200} {...form.text('seoText')} />
      <CheckField label={m.office_collections_active()} {...form.tick('active')} />
    </FormSection>
  )
}
