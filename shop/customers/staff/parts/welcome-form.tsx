import type { ComponentProps } from 'react'
import type { SentProblem } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { checkNames } from '../../account-forms.rules.ts'
import { checkEmail } from '../../check-email.rules.ts'
import { NameFields } from '../../sign-in/parts/name-fields.tsx'
import { NewPasswordField } from '../../sign-in/parts/new-password-field.tsx'
import { checkPassword } from '../../sign-in/password.rules.ts'

const nothing = { firstName: '', lastName: '', email: '', loginPassword: '' }

type Props = {
  /** The mailbox of the account if it is known: then the form does not ask for it. */
  email?: string
  label: ComponentProps<'form'>['aria-label']
  says: string
  post: (typed: typeof nothing) => Promise<SentProblem | undefined>
}

/** Asks for name and password of a person who followed a link; opens an account that signs in at once. */
export function WelcomeForm({ email, label, says, post }: Props) {
  const { form, text, values, problem, sending } = useForm(
    { ...nothing, email: email ?? '' },
    {
      check: typed => {
        const wrong = checkPassword(typed.loginPassword, ownOf(typed))
        return {
          ...checkNames(typed),
          ...checkEmail(typed.email),
          ...(wrong ? { loginPassword: wrong } : {}),
        }
      },
      post: typed => post({ ...typed, email: typed.email.trim() }),
    },
  )
  return (
    <form {...form} className="grid gap-4 sm:grid-cols-2" aria-label={label}>
      <NameFields field={text} />
      <Field
        wide
        label={m.customers_email()}
        type="email"
        autoComplete="username"
        maxLength={254}
        readOnly={email !== undefined}
        {...text('email')}
      />
      <NewPasswordField wide label={m.customers_password()} own={ownOf(values)} {...text('loginPassword')} />
      {problem && (
        <div className="sm:col-span-2">
          <Problem problem={problem} />
        </div>
      )}
      <SubmitButton sending={sending} className="sm:col-span-2">
        {says}
      </SubmitButton>
    </form>
  )
}

const ownOf = ({ email, firstName, lastName }: typeof nothing) => [
  email,
  firstName,
  lastName,
  `${firstName} ${lastName}`,
]
