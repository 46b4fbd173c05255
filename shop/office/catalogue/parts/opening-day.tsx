import { send } from '../../../api.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = { productId: number; onClose: () => void; onBegun: () => void }

/** The form that puts a product in lots whose goods sell only with a last day: it asks for that of what is there. */
export function OpeningDay({ productId, onClose, onBegun }: Props) {
  const form = useForm(
    { expiresOn: '' },
    {
      check: ({ expiresOn }): WrongFields => (expiresOn ? {} : { expiresOn: m.lots_day_missing() }),
      post: async ({ expiresOn }) => {
        const sent = await send('POST /lots/keep', { productId, inLots: true, dateKind: 'EXPIRY', expiresOn })
        if (!sent.ok) return sent.problem
        onBegun()
      },
    },
  )
  return (
    <DialogForm
      title={m.office_catalogue_lots_title()}
      says={m.office_catalogue_lots_begin()}
      form={form}
      onClose={onClose}
    >
      <p className="sm:col-span-2">{m.office_catalogue_lots_text()}</p>
      <Field
        wide
        type="date"
        label={m.office_catalogue_lots_day()}
        hint={m.office_catalogue_lots_day_hint()}
        {...form.text('expiresOn')}
      />
    </DialogForm>
  )
}
