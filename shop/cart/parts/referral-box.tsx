import type { FormEvent, RefObject } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { useWishes, wish } from '../order-wishes.ts'
import type { useReferral } from '../use-referral.ts'

type Props = { referral: ReturnType<typeof useReferral>; form: RefObject<HTMLFormElement | null> }

/** The field for a representative's e-mail or code, and the shop's answer. */
export function ReferralBox({ referral, form }: Props) {
  const { representative } = useWishes()
  const use = (event: FormEvent) => {
    event.preventDefault()
    void referral.settle()
  }
  return (
    <form ref={form} onSubmit={use} noValidate className="space-y-1">
      <div className="flex items-start gap-2">
        <div className="min-w-0 grow">
          <Field
            label={m.cart_referred_by()}
            inputMode="email"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={m.cart_referred_by_example()}
            value={representative}
            maxLength={254}
            error={referral.wrong}
            onChange={event => wish({ representative: event.target.value })}
          />
        </div>
        {referral.typed && !referral.found && (
          <Button look="quiet" type="submit" className="mt-6 shrink-0" aria-disabled={referral.looking}>
            {referral.looking ? m.cart_referrer_looking() : m.cart_referrer_use()}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm font-medium text-green wrap-anywhere">
        {referral.found}
      </p>
    </form>
  )
}
