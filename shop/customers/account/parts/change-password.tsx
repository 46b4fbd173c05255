import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import type { Customer } from '../../customer-fields.ts'
import { NewPasswordField } from '../../sign-in/parts/new-password-field.tsx'
import { PasswordField } from '../../sign-in/parts/password-field.tsx'
import { checkPassword } from '../../sign-in/password.rules.ts'

/** Changes the password; other sessions end. */
export function ChangePassword({ customer }: { customer: Customer }) {
  const own = [customer.email, customer.loginId, customer.firstName, customer.lastName]
  const [changed, setChanged] = useState(false)
  const { form, text, problem, sending } = useForm(
    { loginPassword: '', newPassword: '' },
    {
      check: ({ loginPassword, newPassword }) => {
        const wrong = checkPassword(newPassword, own)
        return {
          ...(loginPassword ? {} : { loginPassword: m.customers_password_required() }),
          ...(wrong ? { newPassword: wrong } : {}),
        }
      },
      post: async typed => {
        const sent = await send('POST /users/changePassword', typed)
        if (!sent.ok) return sent.problem
        setChanged(true)
      },
    },
  )
  return (
    <div>
      <div role="status">{changed && <p className="font-medium">{m.customers_password_changed()}</p>}</div>
      {!changed && (
        <form {...form} className="grid gap-4" aria-label={m.customers_change_password()}>
          {/* Tells password managers which account the password belongs to. */}
          <input type="hidden" name="username" autoComplete="username" defaultValue={customer.loginId} />
          <PasswordField
            label={m.customers_own_password()}
            autoComplete="current-password"
            {...text('loginPassword')}
          />
          <NewPasswordField label={m.customers_new_password()} own={own} {...text('newPassword')} />
          {problem && <Problem problem={problem} />}
          <SubmitButton look="solid" sending={sending} className="justify-self-start">
            {m.customers_change_password()}
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
