import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { usualPort } from '../mail-address.rules.ts'
import { type Encryption, encryptions } from '../services.contract.ts'
import { useServiceForm } from '../use-service-form.ts'
import { ServiceForm, type ServiceProps } from './service-form.tsx'

const names = {
  starttls: m.office_services_encryption_starttls,
  tls: m.office_services_encryption_tls,
  none: m.office_services_encryption_none,
} as const

/** The mail server of the shop. */
export function MailService({ shown, onChange }: ServiceProps) {
  const { version, host, port, encryption, user, passwordSet } = shown.mail
  const form = useServiceForm(
    { host, port: String(port), encryption: encryption as string, user, password: '' },
    {
      save: typed =>
        send('POST /services/saveMail', {
          version,
          host: typed.host.trim(),
          port: typed.port.trim(),
          encryption: typed.encryption as Encryption,
          user: typed.user.trim(),
          password: typed.password,
        }),
      onChange,
    },
  )
  const { onChange: _, ...select } = form.text('encryption')
  return (
    <ServiceForm
      name="mail"
      title={m.office_services_mail()}
      text={m.office_services_mail_text()}
      says={{ try: m.office_services_mail_try(), remove: m.office_services_remove_mail() }}
      {...{ form, shown, onChange }}
    >
      <Field
        wide
        label={m.office_services_host()}
        hint={m.office_services_host_hint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={250}
        {...form.text('host')}
      />
      <SelectField
        label={m.office_services_encryption()}
        {...select}
        onChange={event => {
          const next = event.target.value as Encryption
          const isUsual = Number(form.values.port) === usualPort(form.values.encryption as Encryption)
          form.change({ encryption: next, ...(isUsual ? { port: String(usualPort(next)) } : {}) })
        }}
      >
        {encryptions.map(each => (
          <option key={each} value={each}>
            {names[each]()}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.office_services_port()}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        {...form.text('port')}
      />
      <Field
        label={m.office_services_user()}
        hint={m.office_services_user_hint()}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...form.text('user')}
      />
      <Field
        type="password"
        label={m.office_services_password()}
        hint={passwordSet ? m.office_services_kept() : undefined}
        autoComplete="new-password"
        maxLength={500}
        {...form.text('password')}
      />
    </ServiceForm>
  )
}
