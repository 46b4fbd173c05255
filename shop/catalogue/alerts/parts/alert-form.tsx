import { send } from '../../../api.ts'
import { checkEmail } from '../../../customers/check-email.rules.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'

type Props = { productId: number; onDone: (email: string) => void }

/** The form of a guest: the address for the one mail, and what happens to it. */
export function AlertForm({ productId, onDone }: Props) {
  const { form, text, sending, problem } = useForm(
    { email: '' },
    {
      check: ({ email }) => checkEmail(email),
      post: async ({ email }) => {
        const sent = await send('POST /stockAlerts/ask', { productId, email })
        if (!sent.ok) return sent.problem
        onDone(sent.answer.email)
      },
    },
  )
  return (
    <form {...form} className="card space-y-3 p-5">
      <Field
        label={m.catalogue_alert_email()}
        hint={m.catalogue_alert_consent()}
        type="email"
        maxLength={254}
        autoComplete="email"
        {...text('email')}
      />
      {problem && !problem.errors && <Problem problem={problem} />}
      <SubmitButton look="solid" sending={sending}>
        {m.catalogue_alert_send()}
      </SubmitButton>
    </form>
  )
}
