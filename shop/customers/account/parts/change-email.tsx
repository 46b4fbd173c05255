import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { checkEmail } from '../../check-email.rules.ts'
import { PasswordField } from '../../sign-in/parts/password-field.tsx'

/** Requests another e-mail, which takes effect once its mailbox is proven. */
export function ChangeEmail() {
  const [mailedTo, setMailedTo] = useState('')
  const { form, text, change, problem, sending } = useForm(
    { email: '', loginPassword: '' },
    {
      check: ({ email, loginPassword }) => ({
        ...checkEmail(email),
        ...(loginPassword ? {} : { loginPassword: m.customers_password_required() }),
      }),
      post: async ({ email, loginPassword }) => {
        const sent = await send('POST /users/changeEmail', { email: email.trim(), loginPassword })
        if (!sent.ok) return sent.problem
        setMailedTo(email.trim())
        change({ loginPassword: '' })
      },
    },
  )
  return (
    <div>
      <div role="status">
        {mailedTo && (
          <p className="font-medium wrap-anywhere">{m.customers_mailed_to({ email: mailedTo })}</p>
        )}
      </div>
      {!mailedTo && (
        <form {...form} className="grid gap-4" aria-label={m.customers_change_email()}>
          <Field
            label={m.customers_new_email()}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...text('email')}
          />
          <PasswordField
            label={m.customers_own_password()}
            autoComplete="current-password"
            {...text('loginPassword')}
          />
          {problem && <Problem problem={problem} />}
          <SubmitButton look="solid" sending={sending} className="justify-self-start">
            {m.customers_change_email()}
          </SubmitButton>
        </form>
      )}
    </div>
  )
}
