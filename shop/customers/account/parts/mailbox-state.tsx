import { MailCheck, MailWarning } from 'lucide-react'
import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'

/** Shows if the account's mailbox is proven; until then the mail can be requested again. */
export function MailboxState({ email, proven }: { email: string; proven: boolean }) {
  const [mailed, setMailed] = useState(false)
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const ask = async () => {
    if (sending) return
    setSending(true)
    const sent = await send('POST /users/askForProof', {})
    setSending(false)
    setMailed(sent.ok)
    setProblem(sent.ok ? undefined : sent.problem)
  }
  const Icon = proven ? MailCheck : MailWarning
  return (
    <div className="space-y-3 sm:col-span-2">
      <div className="flex gap-3">
        <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${proven ? 'text-green' : 'text-rose'}`} />
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{email}</p>
          <p className="text-sm text-muted">
            {proven ? m.customers_email_proven() : m.customers_email_unproven()}
          </p>
        </div>
      </div>
      <div role="status">{mailed && <p className="font-medium">{m.customers_mailed_again()}</p>}</div>
      {problem && <Problem problem={problem} />}
      {!proven && !mailed && (
        <Button look="quiet" aria-disabled={sending || undefined} onClick={ask}>
          {m.customers_mail_again()}
        </Button>
      )}
    </div>
  )
}
