import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import type { SignedIn } from '../../use-signed-in.ts'
import type { Joining } from '../checkout.rules.ts'

type Props = {
  me: SignedIn | undefined
  joining: Joining
  offered: boolean
  error: string | undefined
  onChange: (change: Partial<Joining>) => void
}

/** The checkbox with which a guest opens an account; the password field appears with it. */
export function JoinChoice({ me, joining, offered, error, onChange }: Props) {
  if (me || joining.refused || !offered) {
    return (
      (me || joining.refused) && (
        <p className="rounded-small bg-green-soft px-4 py-3 sm:col-span-2">
          {me ? m.orders_in_account() : m.orders_no_account()}
        </p>
      )
    )
  }
  return (
    <>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:col-span-2">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-green"
          checked={joining.wanted}
          onChange={event => onChange({ wanted: event.target.checked })}
        />
        <span>
          {m.orders_create_account()}
          <span className="block text-sm text-muted">{m.orders_create_account_hint()}</span>
        </span>
      </label>
      {joining.wanted && (
        <Field
          label={m.orders_password()}
          type="password"
          name="loginPassword"
          autoComplete="new-password"
          hint={m.orders_password_hint()}
          maxLength={200}
          value={joining.loginPassword}
          error={error}
          onChange={event => onChange({ loginPassword: event.target.value })}
        />
      )}
    </>
  )
}
