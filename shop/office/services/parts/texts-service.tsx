import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { textProviders } from '../services.contract.ts'
import { useServiceForm } from '../use-service-form.ts'
import { ServiceForm, type ServiceProps } from './service-form.tsx'

const names = { twilio: m.office_services_twilio, other: m.office_services_other } as const
const typing = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

/** The provider of text messages. */
export function TextsService({ shown, onChange }: ServiceProps) {
  const { version, provider, account, service, url, tokenSet, tokenEnds } = shown.texts
  const form = useServiceForm(
    { provider: provider as string, account, service, url, token: '' },
    {
      save: typed =>
        send('POST /services/saveTexts', {
          ...typed,
          version,
          provider: typed.provider as (typeof textProviders)[number],
        }),
      onChange,
    },
  )
  const byTwilio = form.values.provider === 'twilio'
  const kept = tokenEnds ? m.office_services_kept_end({ end: tokenEnds }) : m.office_services_kept()
  return (
    <ServiceForm
      name="texts"
      title={m.office_services_texts()}
      text={m.office_services_texts_text()}
      says={{ try: m.office_services_texts_try(), remove: m.office_services_remove_texts() }}
      {...{ form, shown, onChange }}
    >
      <SelectField wide label={m.office_services_provider()} {...form.text('provider')}>
        {textProviders.map(each => (
          <option key={each} value={each}>
            {names[each]()}
          </option>
        ))}
      </SelectField>
      {byTwilio ? (
        <Field label={m.office_services_account()} maxLength={80} {...typing} {...form.text('account')} />
      ) : (
        <Field
          type="url"
          label={m.office_services_url()}
          hint={m.office_services_url_hint()}
          maxLength={300}
          {...typing}
          {...form.text('url')}
        />
      )}
      <Field
        type="password"
        label={byTwilio ? m.office_services_token() : m.office_services_token_other()}
        hint={tokenSet && form.values.provider === provider ? kept : undefined}
        maxLength={500}
        {...typing}
        autoComplete="new-password"
        {...form.text('token')}
      />
      {byTwilio && (
        <Field
          wide
          label={m.office_services_service()}
          hint={m.office_services_service_hint()}
          maxLength={80}
          {...typing}
          {...form.text('service')}
        />
      )}
    </ServiceForm>
  )
}
