import type { BlockField } from '../../../content/page-parts.ts'
import { m } from '../../../messages/m.ts'
import { Field, TextField } from '../../../ui/forms/field.tsx'
import type { useForm } from '../../../ui/forms/use-form.ts'
import type { BlockValues } from '../block-form.rules.ts'

type Props = { form: ReturnType<typeof useForm<BlockValues>>; fields: readonly BlockField[] }

/** The text and date fields of a block that its part shows. */
export function BlockFields({ form, fields }: Props) {
  const has = (field: BlockField) => fields.includes(field)
  const leads = has('link') || has('way')
  return (
    <>
      {has('kicker') && (
        <Field
          label={m.office_content_kicker()}
          hint={m.office_content_kicker_hint()}
          maxLength={200}
          {...form.text('kicker')}
        />
      )}
      {has('printed') && (
        <Field
          label={m.office_content_printed()}
          hint={m.office_content_printed_hint()}
          maxLength={40}
          {...form.text('printed')}
        />
      )}
      {has('title') && (
        <Field wide label={m.office_content_title()} maxLength={200} {...form.text('title')} />
      )}
      {has('text') && (
        <TextField
          wide
          label={m.office_content_text()}
          hint={m.office_content_text_hint()}
          rows={5}
          maxLength={10_000}
          {...form.text('text')}
        />
      )}
      {has('link') && <Field label={m.office_content_link()} maxLength={80} {...form.text('linkName')} />}
      {leads && (
        <Field
          label={m.office_content_leads()}
          hint={m.office_content_leads_hint()}
          maxLength={500}
          wide={!has('link')}
          {...form.text('linkUrl')}
        />
      )}
      {has('site') && (
        <Field
          wide
          type="url"
          label={m.office_content_site()}
          hint={m.office_content_site_hint()}
          maxLength={500}
          {...form.text('siteUrl')}
        />
      )}
      {has('video') && (
        <Field
          wide
          label={m.office_content_video()}
          hint={m.office_content_video_hint()}
          maxLength={500}
          {...form.text('videoUrl')}
        />
      )}
      {has('days') && (
        <>
          <Field type="date" label={m.office_content_from()} {...form.text('startDate')} />
          <Field
            type="date"
            label={m.office_content_until()}
            hint={m.office_content_until_hint()}
            {...form.text('endDate')}
          />
        </>
      )}
    </>
  )
}
