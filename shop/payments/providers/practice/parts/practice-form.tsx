import { FlaskConical } from 'lucide-react'
import { m } from '../../../../messages/m.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../../ui/money.tsx'
import { payWords } from '../../../parts/pay-words.ts'
import type { Paying } from '../../../use-payment.ts'
import { checkCard, inGroups, practiceMethodOf } from '../test-cards.rules.ts'
import { TestCards } from './test-cards.tsx'

/** The other data of a test card: any future month and any code work. */
const works = { expiry: '12 / 34', cvc: '123' }

/**
 * The form of the practice provider. Typed data stays in the browser, which recognises test cards by number and sends only
 * the name of one; autofill is off too, since nobody should enter a real card.
 */
export function PracticeForm({ paying }: { paying: Paying }) {
  const { payment, busy, practise } = paying
  const words = payWords(payment, useCurrency())
  const { form, text, change, sending } = useForm(
    { number: '', expiry: '', cvc: '' },
    {
      check: typed => checkCard(typed, new Date()),
      post: async ({ number }) => {
        const paymentMethod = practiceMethodOf(number)
        if (paymentMethod) await practise({ does: 'pay', paymentMethod })
        return undefined
      },
    },
  )
  return (
    <div className="space-y-5">
      <div className="flex items-start gap-3 rounded-small bg-saffron-soft px-4 py-3">
        <FlaskConical aria-hidden className="mt-0.5 size-5 shrink-0" />
        <p className="min-w-0">
          <strong className="block">{m.payments_practice()}</strong>
          <span className="text-sm">{m.payments_practice_text()}</span>
        </p>
      </div>
      <form {...form} className="grid grid-cols-2 gap-4" aria-label={m.payments_form()} autoComplete="off">
        <div className="col-span-2">
          <Field
            label={m.payments_number()}
            inputMode="numeric"
            autoComplete="off"
            maxLength={30}
            dir="ltr"
            className="tabular-nums"
            {...text('number')}
          />
        </div>
        <Field
          label={m.payments_expiry()}
          placeholder={m.payments_expiry_hint()}
          autoComplete="off"
          maxLength={10}
          dir="ltr"
          className="tabular-nums"
          {...text('expiry')}
        />
        <Field
          label={m.payments_cvc()}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          dir="ltr"
          className="tabular-nums"
          {...text('cvc')}
        />
        <SubmitButton sending={busy || sending} className="col-span-2 min-h-12 text-lg">
          {words}
        </SubmitButton>
      </form>
      <TestCards onChoose={number => change({ number: inGroups(number), ...works })} />
    </div>
  )
}
