import { send } from '../../../api.ts'
import type { Lot } from '../../../lots/lots.fields.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { lotDraftOf, lotIn, reductionIn, reductionText } from '../lot-draft.rules.ts'

/** Reduces the price of a lot while its goods last. If someone else has changed the lot in between, it shows theirs. */
export function ReduceLot({ lot, onChanged }: { lot: Lot; onChanged: (lot: Lot) => void }) {
  const form = useForm(
    { reductionBp: reductionText(lot) },
    {
      check: ({ reductionBp }): Record<string, string> =>
        reductionIn(reductionBp) === undefined ? { reductionBp: m.lots_reduction_wrong() } : {},
      post: async ({ reductionBp }) => {
        const change = { ...lotIn(lotDraftOf(lot), lot), reductionBp: reductionIn(reductionBp) }
        const sent = await send('POST /lots/save', change)
        const theirs = sent.ok ? undefined : (sent.problem.lot as Lot | undefined)
        if (theirs) onChanged(theirs)
        if (!sent.ok) return sent.problem
        toast(m.office_lots_reduce_saved())
        onChanged(sent.answer)
      },
    },
  )
  return (
    <form
      {...form.form}
      aria-label={m.office_lots_reduce_form()}
      className="grid items-start gap-4 rounded-tile bg-sunken p-4 print:hidden sm:grid-cols-2"
    >
      <Field
        label={m.office_lots_reduce()}
        hint={m.office_lots_reduce_hint()}
        inputMode="decimal"
        maxLength={5}
        autoComplete="off"
        {...form.text('reductionBp')}
      />
      <SubmitButton look="solid" sending={form.sending} className="justify-self-start sm:mt-6.5">
        {m.office_lots_reduce_do()}
      </SubmitButton>
      {form.problem && (
        <div className="sm:col-span-full">
          <Problem problem={form.problem} />
        </div>
      )}
    </form>
  )
}
