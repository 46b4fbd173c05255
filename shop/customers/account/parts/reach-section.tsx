import { Mail, MessageSquareText, Phone } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { ProfileForm } from '../use-profile.ts'

const ways = [
  { code: 'EMAIL', says: m.customers_way_email, icon: Mail },
  { code: 'PHONE', says: m.customers_way_phone, icon: Phone },
  { code: 'TEXT', says: m.customers_way_text, icon: MessageSquareText },
] as const

/** The ways and times in which the shop may contact the customer, and the messages that it may send. */
export function ReachSection({ profile: { text, tick, values, change } }: { profile: ProfileForm }) {
  return (
    <FormSection title={m.customers_reach()} text={m.customers_reach_text()}>
      <ChoiceField
        label={m.customers_best_way()}
        name="bestWay"
        choices={ways}
        value={values.bestWay}
        onChange={bestWay => change({ bestWay })}
      />
      <SelectField label={m.customers_best_time()} {...text('bestTime')}>
        <option value="MORNING">{m.customers_time_morning()}</option>
        <option value="AFTERNOON">{m.customers_time_afternoon()}</option>
        <option value="EVENING">{m.customers_time_evening()}</option>
        <option value="NIGHT">{m.customers_time_night()}</option>
      </SelectField>
      <div className="sm:col-span-2">
        <CheckField label={m.customers_allow_email()} {...tick('sendEmailFlag')} />
        <CheckField label={m.customers_allow_sms()} {...tick('sendSmsFlag')} />
      </div>
    </FormSection>
  )
}
