import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfSettings } from './settings-form.tsx'
import { textOf } from './settings-sections.tsx'

/** The senders of mails and text messages. */
export function SendersSection(of: OfSettings) {
  return (
    <>
      <FormSection title={m.office_settings_mail()} text={m.office_settings_mail_text()}>
        <Field
          label={m.office_settings_sender_name()}
          hint={m.office_settings_sender_name_hint()}
          autoComplete="off"
          {...textOf(of, 'mailSenderName')}
        />
        <Field
          type="email"
          label={m.office_settings_sender_address()}
          hint={m.office_settings_sender_address_hint()}
          autoComplete="off"
          {...textOf(of, 'mailSenderAddress')}
        />
        <Field
          type="email"
          label={m.office_settings_reply_to()}
          hint={m.office_settings_reply_to_hint()}
          autoComplete="off"
          {...textOf(of, 'mailReplyTo')}
        />
      </FormSection>
      <FormSection title={m.office_settings_sms()} text={m.office_settings_sms_text()}>
        <Field
          label={m.office_settings_sms_sender()}
          hint={m.office_settings_sms_sender_hint()}
          autoComplete="off"
          {...textOf(of, 'smsSender')}
        />
      </FormSection>
    </>
  )
}
