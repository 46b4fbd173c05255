import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { checkSignIn } from '../../account-forms.rules.ts'
import { CodeField } from '../../second-factor/parts/code-field.tsx'
import { mailCode, signIn } from '../sign-in.ts'
import { MailedCodeField } from './mailed-code-field.tsx'
import { PasswordField } from './password-field.tsx'

/**
 * Username and password, and the codes that the shop has asked for. Errors about their combination appear above the button.
 */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [asksCode, setAsksCode] = useState(false)
  const [asksMailedCode, setAsksMailedCode] = useState(false)
  const { form, text, values, problem, sending } = useForm(
    { username: '', password: '', mailedCode: '', code: '' },
    {
      check: checkSignIn,
      post: async ({ username, password, mailedCode, code }) => {
        const found = await signIn(username, password, {
          ...(asksMailedCode && mailedCode.trim() ? { mailedCode: mailedCode.trim() } : {}),
          ...(asksCode && code.trim() ? { code: code.trim() } : {}),
        })
        if (found?.type === '/problems/second-factor') return void setAsksCode(true)
        if (found?.type === '/problems/mailed-code' && !asksMailedCode) {
          setAsksMailedCode(true)
          return mailCode(username)
        }
        if (found) return found
        toast(m.customers_signed_in_done())
        onDone()
      },
    },
  )
  return (
    <form {...form} className="grid gap-4" aria-label={m.customers_sign_in()}>
      <Field
        label={m.customers_username()}
        hint={m.customers_username_hint()}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        {...text('username')}
      />
      <PasswordField label={m.customers_password()} autoComplete="current-password" {...text('password')} />
      <Link
        to="/forgot-password"
        className="-my-1 flex min-h-11 items-center justify-self-start text-sm font-medium text-green underline underline-offset-4"
      >
        {m.customers_forgot()}
      </Link>
      <div role="status">
        {asksCode ? (
          <p className="font-medium">{m.customers_second_factor()}</p>
        ) : (
          asksMailedCode && <p className="font-medium">{m.customers_mailed_code_needed()}</p>
        )}
      </div>
      {asksMailedCode && <MailedCodeField username={values.username} {...text('mailedCode')} />}
      {asksCode && <CodeField autoFocus {...text('code')} />}
      {problem && <Problem problem={problem} />}
      <SubmitButton sending={sending}>{m.customers_sign_in()}</SubmitButton>
    </form>
  )
}
