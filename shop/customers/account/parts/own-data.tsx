import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { saveJson } from '../../../lib/save-file.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { Problem } from '../../../ui/problem.tsx'
import { Unfold } from '../../../ui/unfold.tsx'
import { OwnPasswordForm } from '../../second-factor/parts/own-password-form.tsx'

/** Downloads everything that the shop stores about an account, or erases the account. */
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

/** Adds the orders that prevent the erasure to the problem. */
const withOrders = (problem: SentProblem): SentProblem =>
  Array.isArray(problem.orderNums)
    ? { ...problem, title: m.customers_erase_orders({ numbers: problem.orderNums.join(', ') }) }
    : problem
