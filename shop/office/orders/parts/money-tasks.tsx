import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { OrderMoney } from '../../../payments/order-money.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { When } from '../../../ui/when.tsx'
import { taskStateWords, taskWords } from '../../kit/office-payment-words.ts'

const looks = { WAITING: 'text-ink', DONE: 'text-green', FAILED: 'text-rose' }

/** The provider tasks for an order's money, with their state. */
export function MoneyTasks({ tasks, onChanged }: { tasks: OrderMoney['tasks']; onChanged: () => void }) {
  const [sending, setSending] = useState(false)
  if (tasks.length === 0) return null
  async function tryAgain(taskId: number) {
    setSending(true)
    const sent = await send('POST /payment/tryAgain/{taskId}', { taskId })
    setSending(false)
    toast(sent.ok ? m.office_payments_asked_again() : sent.problem.title || m.shop_offline())
    onChanged()
  }
  return (
    <div>
      <h3 className="text-base">{m.office_payments_tasks()}</h3>
      <ul className="mt-1 divide-y divide-line">
        {tasks.map(
          ({ taskId, kind, amount, reason, state, attempts, problem, askedAt, askedBy, triedAgain }) => (
            <li key={taskId} className="space-y-1 py-2.5">
              <p className="flex flex-wrap justify-between gap-x-3">
                <span className="font-medium">{taskWords[kind]()}</span>
                {amount !== null && <Money amount={amount} />}
              </p>
              <p className="text-sm text-muted">
                <span className={`font-semibold ${looks[state]}`}>{taskStateWords[state]()}</span>
                {attempts > 0 && ` · ${m.office_payments_attempts({ count: attempts })}`} ·{' '}
                <When at={askedAt} />
                {askedBy && (
                  <>
                    {' '}
                    · <bdi>{askedBy}</bdi>
                  </>
                )}
              </p>
              {reason && <p className="text-sm wrap-anywhere">{reason}</p>}
              {problem && (
                <p className="rounded-small bg-rose-soft px-3 py-1.5 text-sm wrap-anywhere text-rose">
                  {problem}
                </p>
              )}
              {state !== 'DONE' && attempts > 0 && !triedAgain && (
                <Button look="quiet" disabled={sending} onClick={() => tryAgain(taskId)}>
                  {m.office_payments_again()}
                </Button>
              )}
            </li>
          ),
        )}
      </ul>
    </div>
  )
}
