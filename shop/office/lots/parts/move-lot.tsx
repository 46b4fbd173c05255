import { readNumber } from '../../../lib/read-number.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { lotMoves } from '../../../lots/lot-causes.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { sendOnce } from '../../../send-once.ts'
import { Field, SelectField } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { amountText } from '../../kit/facts/amount-text.ts'
import { type LotMove, lotCauseWord } from '../lot-texts.ts'

type Draft = { cause: string; quantity: string; note: string }

const labels: Record<LotMove, (words: { unit: string }) => string> = {
  COUNT: m.office_lots_counted,
  WASTE: m.office_lots_wasted,
  CORRECTION: m.office_lots_corrected,
}
const hints: Partial<Record<LotMove, () => string>> = { CORRECTION: m.office_lots_corrected_hint }

/** Only a correction may be below 0, and only a count may be 0. */
function check({ cause, quantity }: Draft): WrongFields {
  const amount = readNumber(quantity)
  const isRight = cause === 'COUNT' ? amount >= 0 : cause === 'WASTE' ? amount > 0 : amount < 0 || amount > 0
  return isRight ? {} : { quantity: m.catalogue_quantity_needed() }
}

type Props = {
  lot: Lot
  onMoved: () => void
  /** Called if the amount on screen is an old one. */
  onOld: () => void
}

/** Records that a lot was counted, that something of it is waste, or that it was recorded wrongly. */
export function MoveLot({ lot: { lotId, onHand, unitName }, onMoved, onOld }: Props) {
  const form = useForm<Draft>(
    { cause: 'COUNT', quantity: '', note: '' },
    {
      check,
      post: async ({ cause, quantity, note }) => {
        const input = { lotId, cause: cause as LotMove, quantity: readNumber(quantity), note: note.trim() }
        const seen = cause === 'COUNT' ? { seen: onHand } : {}
        const sent = await sendOnce('POST /lots/move', { ...input, ...seen }, lotId)
        if (!sent.ok) {
          if (sent.problem.type === '/problems/changed') onOld()
          return sent.problem
        }
        toast(m.office_lots_moved({ amount: amountText(sent.answer.onHand, unitName) }))
        onMoved()
      },
    },
  )
  const cause = form.values.cause as LotMove
  return (
    <form
      {...form.form}
      aria-label={m.office_lots_move()}
      className="grid items-start gap-4 rounded-tile bg-sunken p-4 print:hidden sm:grid-cols-[auto_8rem_1fr_auto]"
    >
      <SelectField label={m.office_lots_happened()} {...form.text('cause')}>
        {lotMoves.map(one => (
          <option key={one} value={one}>
            {lotCauseWord(one)}
          </option>
        ))}
      </SelectField>
      <Field
        label={labels[cause]({ unit: unitName })}
        hint={hints[cause]?.()}
        inputMode={cause === 'CORRECTION' ? 'text' : 'decimal'}
        maxLength={12}
        autoComplete="off"
        {...form.text('quantity')}
      />
      <Field label={m.office_lots_note()} maxLength={200} {...form.text('note')} />
      <SubmitButton look="solid" sending={form.sending} className="sm:mt-6.5">
        {m.office_lots_move_do()}
      </SubmitButton>
      {form.problem && (
        <div className="sm:col-span-full">
          <Problem problem={form.problem} />
        </div>
      )}
    </form>
  )
}
