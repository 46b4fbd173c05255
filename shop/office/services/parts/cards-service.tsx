import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useServiceForm } from '../use-service-form.ts'
import { ServiceForm, type ServiceProps } from './service-form.tsx'

const typing = { autoCapitalize: 'none', spellCheck: false, maxLength: 300 } as const
const hintOf = (end: string) => (end ? m.office_services_kept_end({ end }) : undefined)

/** The keys of the Stripe account that takes cards. */
export function CardsService({ shown, onChange }: ServiceProps) {
  const { version, provider, live, publishableKey, secretEnds, webhookEnds, webhookAddress } = shown.cards
  const form = useServiceForm(
    { publishableKey, secretKey: '', webhookSecret: '' },
    { save: typed => send('POST /services/saveCards', { ...typed, version }), onChange },
  )
  const remark =
    provider === 'practice'
      ? m.office_services_cards_now_practice()
      : provider === 'stripe'
        ? live
          ? m.office_services_cards_now_live()
          : m.office_services_cards_now_test()
        : undefined
  return (
    <ServiceForm
      name="cards"
      canTry={provider !== null}
      title={m.office_services_cards()}
      text={m.office_services_cards_text()}
      says={{ try: m.office_services_cards_try(), remove: m.office_services_remove_cards() }}
      remark={
        <>
          {remark && <p>{remark}</p>}
          <p className="mt-2 text-sm text-muted">
            {webhookAddress ? m.office_services_webhook() : m.office_services_webhook_unknown()}{' '}
            {webhookAddress && <code className="wrap-anywhere text-ink select-all">{webhookAddress}</code>}
          </p>
        </>
      }
      {...{ form, shown, onChange }}
    >
      <Field
        wide
        label={m.office_services_key_publishable()}
        autoComplete="off"
        {...typing}
        {...form.text('publishableKey')}
      />
      <Field
        type="password"
        label={m.office_services_key_secret_name()}
        hint={hintOf(secretEnds)}
        autoComplete="new-password"
        {...typing}
        {...form.text('secretKey')}
      />
      <Field
        type="password"
        label={m.office_services_key_webhook_name()}
        hint={hintOf(webhookEnds)}
        autoComplete="new-password"
        {...typing}
        {...form.text('webhookSecret')}
      />
    </ServiceForm>
  )
}
