import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { checkEmail } from '../../check-email.rules.ts'
import { TwoSides } from '../parts/two-sides.tsx'
import type { Route } from './+types/forgot-password'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_forgot_title(),
    description: m.customers_forgot_description(),
    path: '/forgot-password',
    hidden: true,
  })

/** `/forgot-password`: requests a mail with a link; the response is the same for known and unknown addresses. */
export default function ForgotPasswordScreen() {
  const [mailedTo, setMailedTo] = useState('')
  const { form, text, problem, sending } = useForm(
    { email: '' },
    {
      check: ({ email }) => checkEmail(email),
      post: async ({ email }) => {
        const sent = await send('POST /users/forgotPassword', { email: email.trim() })
        if (!sent.ok) return sent.problem
        setMailedTo(email.trim())
      },
    },
  )
  return (
    <TwoSides brief>
      <h1 className="text-3xl md:text-4xl">{m.customers_forgot_title()}</h1>
      <div role="status">
        {mailedTo && (
          <div className="mt-6 grid gap-4">
            <MailCheck aria-hidden className="size-10 text-green" />
            <p className="text-lg wrap-anywhere">{m.customers_forgot_mailed({ email: mailedTo })}</p>
            <p className="text-muted">{m.customers_forgot_mailed_text()}</p>
            <ButtonLink look="quiet" to="/login" className="justify-self-start">
              {m.customers_back_to_sign_in()}
            </ButtonLink>
          </div>
        )}
      </div>
      {!mailedTo && (
        <form {...form} className="mt-3 grid gap-4" aria-label={m.customers_forgot_title()}>
          <p className="mb-2 text-muted">{m.customers_forgot_text()}</p>
          <Field
            label={m.customers_email()}
            type="email"
            autoComplete="email"
            maxLength={254}
            {...text('email')}
          />
          {problem && <Problem problem={problem} />}
          <SubmitButton sending={sending}>{m.customers_forgot_send()}</SubmitButton>
          <Link
            to="/login"
            className="flex min-h-11 items-center justify-self-center font-medium text-green underline underline-offset-4"
          >
            {m.customers_back_to_sign_in()}
          </Link>
        </form>
      )}
    </TwoSides>
  )
}
