import { Phone } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { RecallOrder } from '../../../recalls/recalls.fields.ts'
import { isUndecided, sendOnce } from '../../../send-once.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { When } from '../../../ui/when.tsx'

type Props = { recallId: number; order: RecallOrder; onNoted: () => void }

/** Says who called the customer of an order, and when; staff who see the customer note a call here, or take it back. */
export function BuyerCall({ recallId, order, onNoted }: Props) {
  const [sending, setSending] = useState(false)
  const { orderId, orderNum: number, outcome, contact, calledAt, calledBy } = order
  async function note(called: boolean) {
    setSending(true)
    const about = `${recallId} ${orderId} ${called}`
    const sent = await sendOnce('POST /recalls/noteCall', { recallId, orderId, called }, about)
    setSending(false)
    if (!sent.ok) toast(refusalSays(sent.problem))
    // While it is open whether it was noted, the same button sends it again.
    if (sent.ok || !isUndecided(sent.problem)) onNoted()
  }
  if (outcome !== 'HANDED_OVER') return '–'
  if (calledAt !== null)
    return (
      <>
        <bdi className="block font-medium wrap-anywhere">{calledBy}</bdi>
        <span className="block text-sm text-muted">
          <When at={calledAt} />
        </span>
        {contact && (
          <button
            type="button"
            aria-label={m.office_recalls_undo_call_of({ number })}
            disabled={sending}
            onClick={() => note(false)}
            className="min-h-6 font-medium text-green underline print:hidden"
          >
            {m.office_recalls_undo_call()}
          </button>
        )}
      </>
    )
  if (!contact) return '–'
  return (
    <>
      <span className="print:hidden">
        <Button
          look="quiet"
          aria-label={m.office_recalls_note_call_of({ number })}
          disabled={sending}
          onClick={() => note(true)}
        >
          <Phone aria-hidden className="size-4" />
          {m.office_recalls_note_call()}
        </Button>
      </span>
      <span className="hidden print:block">–</span>
    </>
  )
}

/** Says why a call was not noted: most often another person was first. */
const refusalSays = ({ type, title, calledBy }: { type: string; title: string; calledBy?: unknown }) =>
  type === '/problems/called' && calledBy
    ? m.office_recalls_called_first({ name: String(calledBy) })
    : title || m.shop_offline()
