import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { checkQuick, type QuickValues } from '../../account-forms.rules.ts'
import { NameFields } from '../../sign-in/parts/name-fields.tsx'
import { NewPasswordField } from '../../sign-in/parts/new-password-field.tsx'
import { signIn } from '../../sign-in/sign-in.ts'

const nothing: QuickValues = { loginId: '', loginPassword: '', email: '', firstName: '', lastName: '' }

type Props = { onDone: () => void; onClose: () => void }

/** The inline register mode of the sign-in: opens an account without addresses and signs in at once. */
export function QuickRegister({ onDone, onClose }: Props) {
  const { form, text, values, problem, sending, clear } = useForm(nothing, {
    check: checkQuick,
    post: async typed => {
      const trimmed = { ...typed, loginId: typed.loginId.trim(), email: typed.email.trim() }
      const sent = await send('POST /users/register', trimmed)
      if (!sent.ok) return sent.problem
      toast(m.customers_registered_done())
      const found = await signIn(trimmed.loginId, typed.loginPassword)
      if (found) onClose()
      else onDone()
    },
  })
  return (
    <form {...form} className="grid gap-4 sm:grid-cols-2" aria-label={m.customers_register()}>
      <Field
        wide
        autoFocus
        label={m.customers_login_id()}
        hint={m.customers_login_id_hint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...text('loginId')}
      />
      <NewPasswordField
        wide
        label={m.customers_password()}
        own={[values.loginId, values.email, values.firstName, values.lastName]}
        {...text('loginPassword')}
      />
      <Field
        wide
        label={m.customers_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
        {...text('email')}
      />
      <NameFields field={text} />
      {problem && (
        <div className="sm:col-span-2">
          <Problem problem={problem} />
        </div>
      )}
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <SubmitButton sending={sending} className="grow">
          {m.customers_save()}
        </SubmitButton>
        <Button look="quiet" onClick={() => clear(nothing)}>
          {m.customers_clear()}
        </Button>
        <Button look="bare" onClick={onClose}>
          {m.customers_close()}
        </Button>
      </div>
    </form>
  )
}
