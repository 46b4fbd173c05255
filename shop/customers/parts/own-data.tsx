import { useState } from 'react'
import { type SentProblem, send } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { Button } from '../../ui/button.tsx'
import { Problem } from '../../ui/problem.tsx'
import { saveJson } from '../save-file.ts'
import { OwnPasswordForm } from './own-password-form.tsx'
import { Unfold } from './unfold.tsx'

/** Everything that the shop keeps of an account, as a file; and the way to have it erased. */
export function OwnData({ onErased }: { onErased: () => void }) {
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState<SentProblem>()
  const take = async () => {
    if (sending) return
    setSending(true)
    const sent = await send('POST /customer/export', {})
    setSending(false)
    setProblem(sent.ok ? undefined : sent.problem)
    if (sent.ok) saveJson(m.customers_data_file(), sent.answer)
  }
  const erase = async (loginPassword: string) => {
    const sent = await send('POST /customer/erase', { loginPassword })
    if (!sent.ok) return withOrders(sent.problem)
    onErased()
  }
  return (
    <>
      <div className="space-y-3 sm:col-span-2">
        <p className="text-sm text-muted">{m.customers_data_text()}</p>
        {problem && <Problem problem={problem} />}
        <Button look="quiet" aria-disabled={sending || undefined} onClick={take}>
          {m.customers_data_take()}
        </Button>
      </div>
      <Unfold title={m.customers_erase()}>
        <div className="space-y-3">
          <p className="text-sm text-muted">{m.customers_erase_text()}</p>
          <OwnPasswordForm label={m.customers_erase()} says={m.customers_erase_now()} post={erase} />
        </div>
      </Unfold>
    </>
  )
}

/** A problem that names the orders which stand in the way. */
const withOrders = (problem: SentProblem): SentProblem =>
  Array.isArray(problem.orderNums)
    ? { ...problem, title: m.customers_erase_orders({ numbers: problem.orderNums.join(', ') }) }
    : problem
