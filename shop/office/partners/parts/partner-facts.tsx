import { m } from '../../../messages/m.ts'
import { MOST_LETTERS } from '../../../near/partners/partner.rules.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import type { OfPartner } from '../of-partner.ts'
import { partnerKindChoices } from '../partner-words.ts'

/** The name and kind of a partner, and its rank in lists. */
export function PartnerFacts({ form }: OfPartner) {
  return (
    <FormSection title={m.office_near_facts()} text={m.office_near_facts_text()}>
      <Field
        label={m.office_near_name()}
        maxLength={MOST_LETTERS.partnerName}
        {...form.text('partnerName')}
      />
      <SelectField label={m.office_near_kind()} {...form.text('kind')}>
        {partnerKindChoices().map(([kind, says]) => (
          <option key={kind} value={kind}>
            {says}
          </option>
        ))}
      </SelectField>
      <Field
        label={m.office_near_priority()}
        hint={m.office_near_priority_hint()}
        inputMode="numeric"
        maxLength={1}
        {...form.text('priority')}
      />
      <Field
        type="tel"
        label={m.office_near_phone()}
        hint={m.office_near_phone_hint()}
        maxLength={MOST_LETTERS.phone1}
        autoComplete="off"
        {...form.text('phone1')}
      />
      <CheckField label={m.office_near_shown()} hint={m.office_near_shown_hint()} {...form.tick('active')} />
    </FormSection>
  )
}
