import { m } from '../../../messages/m.ts'
import { paymentMethods } from '../../../settings/choices.ts'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FormSection } from '../../../ui/forms/form-section.tsx'
import { methodNames } from '../branches/branch-words.ts'
import type { OfSettings } from './settings-form.tsx'

/** `practice`: the card provider is the practice one, which moves no money. */
type Props = OfSettings & { configured: readonly string[]; practice: boolean }

/** The payment methods offered to shoppers; one that is not configured says why it is unavailable. */
export function PaymentSection({ form, configured, practice }: Props) {
  const offered = form.values.paymentMethods
  const change = (method: (typeof paymentMethods)[number], isOffered: boolean) =>
    form.change({
      paymentMethods: paymentMethods.filter(one => (one === method ? isOffered : offered.includes(one))),
    })
  return (
    <FormSection title={m.office_settings_payment()} text={m.office_settings_payment_text()}>
      {paymentMethods.map((method, at) => (
        <CheckField
          key={method}
          label={methodNames[method]()}
          hint={configured.includes(method) ? undefined : m.office_settings_card_not()}
          disabled={!configured.includes(method)}
          checked={offered.includes(method)}
          error={at === 0 ? form.wrong.paymentMethods : undefined}
          onChange={event => change(method, event.target.checked)}
        />
      ))}
      <Field
        label={m.office_settings_coin()}
        hint={m.office_settings_coin_hint()}
        autoComplete="off"
        inputMode="decimal"
        maxLength={12}
        {...form.text('smallestCoin')}
      />
      <p className="rounded-small bg-sunken px-4 py-3 text-sm sm:col-span-2">
        {!configured.includes('CARD')
          ? m.office_payments_none()
          : practice
            ? m.office_payments_practice()
            : m.office_payments_stripe()}
      </p>
    </FormSection>
  )
}
