import { ExternalLink } from 'lucide-react'
import { FormSection } from '../../customers/parts/form-section.tsx'
import type { useForm } from '../../customers/use-form.ts'
import { m } from '../../messages/m.ts'
import { homePages, MOST_CHARACTERS, shopHeaders } from '../../settings/choices.ts'
import { Field, SelectField, TextField } from '../../ui/field.tsx'
import type { SettingsDraft } from '../settings-draft.rules.ts'

type Form = ReturnType<typeof useForm<SettingsDraft>>
/** The form that a section belongs to. */
export type OfSettings = { form: Form }

const textOf = (form: Form, name: keyof SettingsDraft & keyof typeof MOST_CHARACTERS) => ({
  ...form.text(name),
  maxLength: MOST_CHARACTERS[name],
})

/** Name and tagline. */
export function ShopSection({ form }: OfSettings) {
  return (
    <FormSection title={m.back_office_settings_name()} text={m.back_office_settings_name_text()}>
      <Field wide label={m.back_office_shop_name()} autoComplete="off" {...textOf(form, 'shopName')} />
      <Field
        wide
        label={m.back_office_tagline()}
        hint={m.back_office_tagline_hint()}
        {...textOf(form, 'tagline')}
      />
    </FormSection>
  )
}

/** Address, phones, mailboxes. */
export function ReachSection({ form }: OfSettings) {
  return (
    <FormSection title={m.back_office_reach()} text={m.back_office_reach_text()}>
      <Field wide label={m.back_office_address()} autoComplete="off" {...textOf(form, 'address')} />
      <Field type="tel" label={m.back_office_phone()} autoComplete="off" {...textOf(form, 'phone')} />
      <Field type="tel" label={m.back_office_second_phone()} autoComplete="off" {...textOf(form, 'phone2')} />
      <Field type="email" label={m.back_office_email()} autoComplete="off" {...textOf(form, 'email')} />
      <Field
        type="email"
        label={m.back_office_support_email()}
        autoComplete="off"
        {...textOf(form, 'supportEmail')}
      />
    </FormSection>
  )
}

/** Hours and neighbourhoods, as texts. */
export function OpenSection({ form }: OfSettings) {
  return (
    <FormSection title={m.back_office_open()} text={m.back_office_open_text()}>
      <Field wide label={m.back_office_opening_hours()} {...textOf(form, 'openingHours')} />
      <Field wide label={m.back_office_prayer_break()} {...textOf(form, 'prayerBreak')} />
      <TextField wide rows={2} label={m.back_office_coverage()} {...textOf(form, 'coverageZone')} />
    </FormSection>
  )
}

const nameOfHome = (home: (typeof homePages)[number]) =>
  home === 'home' ? m.back_office_home_main() : m.back_office_home_other({ number: home.slice(4) })
const nameOfHeader = { shop: m.back_office_header_shop, header7: m.back_office_header_seven }

/** Which home page `/` shows, with a look at each, and which header stands on every page. */
export function LooksSection({ form }: OfSettings) {
  return (
    <FormSection title={m.back_office_looks()} text={m.back_office_looks_text()}>
      <SelectField label={m.back_office_home_page()} {...form.text('homePage')}>
        {homePages.map(home => (
          <option key={home} value={home}>
            {nameOfHome(home)}
          </option>
        ))}
      </SelectField>
      <SelectField label={m.back_office_header()} {...form.text('header')}>
        {shopHeaders.map(header => (
          <option key={header} value={header}>
            {nameOfHeader[header]()}
          </option>
        ))}
      </SelectField>
      <div className="text-sm sm:col-span-2">
        <p className="text-muted">{m.back_office_home_look()}</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {homePages.map(home => (
            <li key={home}>
              <a
                href={`/${home}`}
                target="_blank"
                rel="noopener"
                className="inline-flex min-h-11 items-center gap-1.5 font-medium text-green underline underline-offset-4"
              >
                {nameOfHome(home)}
                <ExternalLink aria-hidden className="size-4" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </FormSection>
  )
}
