import { useState } from 'react'
import type { SentProblem } from '../../../api.ts'
import { showMoney } from '../../../lib/money.ts'
import { m } from '../../../messages/m.ts'
import type { Recall } from '../../../recalls/recalls.fields.ts'
import { sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { useCurrency } from '../../../ui/money.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { RecallDraft } from '../recall-draft.rules.ts'
import type { RecallPreview } from '../use-recall-preview.ts'

type Props = {
  lotIds: readonly number[]
  draft: RecallDraft
  preview: RecallPreview
  onClose: () => void
  onStarted: (recall: Recall) => void
}

/** Asks before a recall starts: its effects, and those that cannot be taken back. */
export function StartRecall({ lotIds, draft, preview, onClose, onStarted }: Props) {
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  const currency = useCurrency()
  const { open, byMessage, onlyByPhone, unreachable, refund, mayRefund } = preview
  const refunds = draft.refunds && mayRefund
  const toCall = onlyByPhone + unreachable
  const effects = [
    m.office_recalls_sure_lots({ count: lotIds.length }),
    open > 0 && m.office_recalls_sure_open({ count: open }),
    byMessage > 0 && m.office_recalls_sure_message({ count: byMessage }),
    toCall > 0 && m.office_recalls_sure_phone({ count: toCall }),
    refunds
      ? m.office_recalls_sure_refund({ amount: showMoney(refund, currency) })
      : m.office_recalls_sure_no_refund(),
  ].filter(says => says !== false)
  const start = async () => {
    setSending(true)
    const words = { reason: draft.reason.trim(), advice: draft.advice.trim() }
    const input = { lotIds: [...lotIds], ...words, refunds }
    const sent = await sendOnce('POST /recalls/start', input, lotIds.join())
    setSending(false)
    if (sent.ok) onStarted(sent.answer)
    else setProblem(sent.problem)
  }
  return (
    <OpenDialog title={m.office_recalls_sure()} onClose={onClose}>
      <ul className="list-disc space-y-2 ps-5">
        {effects.map(says => (
          <li key={says}>{says}</li>
        ))}
      </ul>
      <p className="mt-4 rounded-tile bg-rose-soft px-4 py-3 font-medium text-rose">
        {m.office_recalls_sure_final()}
      </p>
      {problem && (
        <div className="mt-4">
          <Problem problem={problem} />
        </div>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button look="quiet" onClick={onClose}>
          {m.office_recalls_not_yet()}
        </Button>
        <Button look="main" disabled={sending} onClick={() => void start()}>
          {m.office_recalls_start()}
        </Button>
      </div>
    </OpenDialog>
  )
}
