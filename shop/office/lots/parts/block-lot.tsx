import { send } from '../../../api.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { amountText } from '../../kit/facts/amount-text.ts'

type Props = { lot: Lot; onClose: () => void; onDone: () => void }

/** Asks before a lot is blocked, and for the reason. */
export function BlockLot({ lot: { lotId, onHand, unitName }, onClose, onDone }: Props) {
  const form = useForm(
    { why: '' },
    {
      check: ({ why }): Record<string, string> => (why.trim() ? {} : { why: m.lots_why_missing() }),
      post: async ({ why }) => {
        const sent = await send('POST /lots/block', { lotId, blocked: true, why: why.trim() })
        if (!sent.ok) return sent.problem
        toast(m.office_lots_blocked_now())
        onDone()
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_lots_block_title()}
      form={form}
      says={m.office_lots_block_do()}
      onClose={onClose}
    >
      <p className="text-pretty sm:col-span-2">
        {m.office_lots_block_text()}{' '}
        {onHand > 0 && m.office_lots_block_stock({ amount: amountText(onHand, unitName) })}
      </p>
      <TextField
        wide
        label={m.office_lots_block_why()}
        hint={m.office_lots_block_why_hint()}
        rows={2}
        maxLength={200}
        {...form.text('why')}
      />
    </DialogForm>
  )
}

/** Asks before a blocked lot is for sale again. */
export function UnblockLot({ lot: { lotId, onHand, unitName }, onClose, onDone }: Props) {
  const unblock = async () => {
    onClose()
    const sent = await send('POST /lots/block', { lotId, blocked: false })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_lots_unblocked_now())
    onDone()
  }
  return (
    <AskFirst
      title={m.office_lots_unblock_title()}
      text={
        onHand > 0
          ? m.office_lots_unblock_stock({ amount: amountText(onHand, unitName) })
          : m.office_lots_unblock_text()
      }
      yes={m.office_lots_unblock_do()}
      no={m.office_lots_block_stays()}
      onYes={() => void unblock()}
      onClose={onClose}
    />
  )
}
