import { ShieldCheck } from 'lucide-react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Day } from '../../../ui/day.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { PasswordField } from '../../sign-in/parts/password-field.tsx'
import { CodeField } from './code-field.tsx'

type Proven = { loginPassword: string; code: string }
type Props = {
  since: string
  left: number
  onCodes: (codes: readonly string[]) => void
  onOff: () => void
}

/** The second factor is on: since when, the number of recovery codes left, and what can be changed. */
export function FactorOn({ since, left, onCodes, onOff }: Props) {
  return (
    <>
      <div className="flex gap-3 rounded-small bg-green-soft px-4 py-3">
        <ShieldCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-green" />
        <div>
          <p className="font-medium">
            {m.customers_factor_on()} <Day at={since} />
          </p>
          <p className={left < 4 ? 'font-medium text-rose' : 'text-sm text-muted'}>
            {m.customers_recovery_left({ count: left })}
          </p>
        </div>
      </div>
      <Unfold title={m.customers_recovery_renew()}>
        <ProvenForm
          label={m.customers_recovery_renew()}
          post={async proven => {
            const sent = await send('POST /secondFactor/renewRecoveryCodes', proven)
            if (!sent.ok) return sent.problem
            onCodes(sent.answer.recoveryCodes)
          }}
        />
      </Unfold>
      <Unfold title={m.customers_factor_off()}>
        <ProvenForm
          label={m.customers_factor_off()}
          post={async proven => {
            const sent = await send('POST /secondFactor/remove', proven)
            if (!sent.ok) return sent.problem
            toast(m.customers_factor_off_done())
            onOff()
          }}
        />
      </Unfold>
    </>
  )
}

/** A form that needs the password and a code. */
function ProvenForm({
  label,
  post,
}: {
  label: string
  post: (proven: Proven) => Promise<SentProblem | undefined>
}) {
  const { form, text, problem, sending } = useForm(
    { loginPassword: '', code: '' },
    {
      check: ({ loginPassword, code }) => ({
        ...(loginPassword ? {} : { loginPassword: m.customers_password_required() }),
        ...(code.trim() ? {} : { code: m.customers_code_required() }),
      }),
      post: ({ loginPassword, code }) => post({ loginPassword, code: code.trim() }),
    },
  )
  return (
    <form {...form} className="grid gap-4" aria-label={label}>
      <PasswordField
        label={m.customers_own_password()}
        autoComplete="current-password"
        {...text('loginPassword')}
      />
      <CodeField {...text('code')} />
      {problem && <Problem problem={problem} />}
      <SubmitButton look="solid" sending={sending} className="justify-self-start">
        {label}
      </SubmitButton>
    </form>
  )
}
