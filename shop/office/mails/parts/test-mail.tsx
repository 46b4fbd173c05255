import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'

/** Sends a test mail to the person who presses it, then reloads the list (`onSent`). */
export function TestMail({ onSent }: { onSent: () => void }) {
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  async function test() {
    setSending(true)
    const sent = await send('POST /outbox/sendTest', {})
    setSending(false)
    if (!sent.ok) return setProblem(sent.problem)
    setProblem(undefined)
    toast(m.office_messages_test_done({ recipient: sent.answer.recipient }))
    onSent()
  }
  return (
    <>
      <Button look="quiet" onClick={test} aria-disabled={sending}>
        {m.office_messages_test()}
      </Button>
      {problem && <Problem problem={problem} />}
    </>
  )
}
