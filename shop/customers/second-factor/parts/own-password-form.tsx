import type { SentProblem } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { PasswordField } from '../../sign-in/parts/password-field.tsx'

type Props = {
  label: string
  says: string
  post: (loginPassword: string) => Promise<SentProblem | undefined>
}

/** Asks the signed-in person for the password again. */
export function OwnPasswordForm({ label, says, post }: Props) {
  const { form, text, problem, sending } = useForm(
    { loginPassword: '' },
    {
      check: ({ loginPassword }): Record<string, string> =>
        loginPassword ? {} : { loginPassword: m.customers_password_required() },
      post: ({ loginPassword }) => post(loginPassword),
    },
  )
  return (
    <form {...form} className="grid gap-4" aria-label={label}>
      <PasswordField
        label={m.customers_own_password()}
        autoComplete="current-password"
        {...text('loginPassword')}
      />
      {problem && <Problem problem={problem} />}
      <SubmitButton sending={sending} className="justify-self-start max-sm:w-full">
        {says}
      </SubmitButton>
    </form>
  )
}
