import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { CodeField } from './code-field.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import { QrCode } from './qr-code.tsx'

type Begun = { secret: string; uri: string }
type Props = { needed: boolean; onCodes: (codes: readonly string[]) => void }

/** Switches the second factor on: password, secret for an app, first code. */
export function SetUpFactor({ needed, onCodes }: Props) {
  const [begun, setBegun] = useState<Begun>()
  return (
    <>
      {needed && (
        <p role="status" className="rounded-small bg-saffron-soft px-4 py-3 font-medium">
          {m.customers_factor_needed()}
        </p>
      )}
      {begun ? (
        <FirstCode begun={begun} onCodes={onCodes} />
      ) : (
        <OwnPasswordForm
          label={m.customers_factor_title()}
          says={m.customers_factor_begin()}
          post={async loginPassword => {
            const sent = await send('POST /secondFactor/begin', { loginPassword })
            if (!sent.ok) return sent.problem
            setBegun(sent.answer)
          }}
        />
      )}
    </>
  )
}

/** Shows the secret as a QR code and in letters, and asks for the app's first code. */
function FirstCode({ begun, onCodes }: { begun: Begun } & Pick<Props, 'onCodes'>) {
  const { form, text, problem, sending } = useForm(
    { code: '' },
    {
      check: ({ code }): Record<string, string> => (code.trim() ? {} : { code: m.customers_code_required() }),
      post: async ({ code }) => {
        const sent = await send('POST /secondFactor/confirm', { code: code.trim() })
        if (!sent.ok) return sent.problem
        onCodes(sent.answer.recoveryCodes)
      },
    },
  )
  return (
    <form {...form} className="grid gap-6" aria-label={m.customers_factor_title()}>
      <ol className="grid list-decimal gap-2 ps-5 marker:font-semibold">
        <li>{m.customers_factor_step_app()}</li>
        <li>{m.customers_factor_step_scan()}</li>
        <li>{m.customers_factor_step_code()}</li>
      </ol>
      <div className="grid items-center gap-6 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <QrCode text={begun.uri} label={m.customers_factor_qr()} />
        <div>
          <p className="text-sm text-muted">{m.customers_factor_by_hand()}</p>
          <p translate="no" className="mt-1 font-mono font-medium tracking-wide wrap-anywhere select-all">
            {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
          </p>
        </div>
      </div>
      <CodeField ofApp autoFocus {...text('code')} />
      {problem && <Problem problem={problem} />}
      <SubmitButton sending={sending} className="justify-self-start max-sm:w-full">
        {m.customers_factor_confirm()}
      </SubmitButton>
    </form>
  )
}
