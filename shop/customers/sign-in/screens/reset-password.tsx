import { send } from '../../../api.ts'
import { privateHeaders } from '../../../lib/private-page.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { pageMeta } from '../../../settings/page-meta.ts'
import { useSearchParams } from '../../../ui/app-router.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { useNavigate } from '../../../ui/router.ts'
import { refreshSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { NewPasswordField } from '../parts/new-password-field.tsx'
import { TwoSides } from '../parts/two-sides.tsx'
import { checkPassword } from '../password.rules.ts'
import type { Route } from './+types/reset-password'

export const headers = privateHeaders
export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.customers_reset_title(),
    description: m.customers_reset_description(),
    path: '/reset-password',
    hidden: true,
  })

/** `/reset-password?secret=`: sets a new password by a mailed link; every session of the account ends. */
export default function ResetPasswordScreen() {
  const secret = useSearchParams()[0].get('secret') ?? ''
  const navigate = useNavigate()
  const { form, text, problem, sending } = useForm(
    { newPassword: '' },
    {
      check: ({ newPassword }): WrongFields => {
        const wrong = checkPassword(newPassword)
        return wrong ? { newPassword: wrong } : {}
      },
      post: async ({ newPassword }) => {
        const sent = await send('POST /users/resetPassword', { secret, newPassword })
        if (!sent.ok) return sent.problem
        await refreshSession()
        toast(m.customers_reset_done())
        navigate('/login', { replace: true })
      },
    },
  )
  const dead = !secret || problem?.type === '/problems/link-dead'
  return (
    <TwoSides brief>
      <h1 className="text-3xl md:text-4xl">{m.customers_reset_title()}</h1>
      {dead ? (
        <div className="mt-6 grid gap-4">
          <Problem problem={{ type: 'dead', title: m.customers_link_dead() }} />
          <ButtonLink look="main" to="/forgot-password">
            {m.customers_forgot_send()}
          </ButtonLink>
        </div>
      ) : (
        <form {...form} className="mt-3 grid gap-4" aria-label={m.customers_reset_title()}>
          <p className="mb-2 text-muted">{m.customers_reset_text()}</p>
          <NewPasswordField label={m.customers_new_password()} {...text('newPassword')} />
          {problem && <Problem problem={problem} />}
          <SubmitButton sending={sending}>{m.customers_reset_save()}</SubmitButton>
        </form>
      )}
    </TwoSides>
  )
}
