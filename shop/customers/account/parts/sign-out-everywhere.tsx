import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { isSignedOut } from '../../../ui/use-call.ts'

/** Ends every session of the account, including this one, then calls `onDone`. */
export function SignOutEverywhere({ onDone }: { onDone: () => void }) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const leave = async () => {
    if (sending) return
    setSending(true)
    const sent = await send('POST /users/signOutEverywhere', {})
    setSending(false)
    if (sent.ok || isSignedOut(sent.problem)) onDone()
    else setProblem(sent.problem)
  }
  return (
    <div className="space-y-3 sm:col-span-2">
      <p className="text-sm text-muted">{m.customers_everywhere_text()}</p>
      {problem && <Problem problem={problem} />}
      <Button look="quiet" aria-disabled={sending || undefined} onClick={leave}>
        {m.customers_everywhere()}
      </Button>
    </div>
  )
}
