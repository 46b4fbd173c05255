import { send } from '../../../api.ts'
import { readAmount, readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import type { DeskOffer } from '../../../qurbani/season/seasons.contract.ts'
import { Answer } from '../../../ui/answer.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { CheckField } from '../../../ui/forms/check-field.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useCurrency } from '../../../ui/money.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'

type Props = { animal: HerdAnimal; onClose: () => void; onSaved: () => void }

/** The price of an animal that shoppers choose by its tag. Loads its current offer first. */
export function QurbaniNamedDialog(props: Props) {
  const { seasonId, animalId, tag } = props.animal
  const { answer, problem, retry } = useCall('GET /qurbani/findSeasonForStaff/{seasonId}', { seasonId })
  if (answer) return <NamedForm {...props} offer={answer.offers.find(offer => offer.animalId === animalId)} />
  return (
    <OpenDialog title={m.office_qurbani_screens_offer({ tag })} onClose={props.onClose}>
      <Answer problem={problem} onRetry={retry} lines={3} />
    </OpenDialog>
  )
}

const isNoneOrAbove0 = (typed: string) => typed.trim() === '' || readNumber(typed) > 0
const numberOrNone = (typed: string) => (typed.trim() === '' ? null : readNumber(typed))

function NamedForm({ animal, offer, onClose, onSaved }: Props & { offer: DeskOffer | undefined }) {
  const { animalId, tag } = animal
  const { code: currency } = useCurrency()
  const initial = {
    price: String(offer?.price ?? ''),
    weightFrom: String(offer?.weightFrom ?? ''),
    weightTo: String(offer?.weightTo ?? ''),
    active: offer?.active ?? true,
  }
  const form = useForm(initial, {
    check: ({ price, weightFrom, weightTo }) => ({
      ...(readAmount(price) > 0 ? {} : { price: m.qurbani_price_needed() }),
      ...(isNoneOrAbove0(weightFrom) ? {} : { weightFrom: m.qurbani_weight_wrong() }),
      ...(isNoneOrAbove0(weightTo) ? {} : { weightTo: m.qurbani_weight_wrong() }),
    }),
    post: async ({ price, weightFrom, weightTo, active }) => {
      const sent = await send('POST /qurbani/offerAnimal', {
        ...{ animalId, active },
        price: readAmount(price),
        weightFrom: numberOrNone(weightFrom),
        weightTo: numberOrNone(weightTo),
      })
      if (!sent.ok) return sent.problem
      toast(
        active ? m.office_qurbani_screens_offer_saved({ tag }) : m.office_qurbani_screens_offer_off({ tag }),
      )
      onSaved()
      onClose()
    },
  })
  const number = { inputMode: 'decimal', maxLength: 12 } as const
  return (
    <DialogForm
      title={m.office_qurbani_screens_offer({ tag })}
      form={form}
      says={m.office_qurbani_screens_offer_do()}
      onClose={onClose}
    >
      <p className="text-sm text-muted sm:col-span-2">{m.office_qurbani_screens_offer_text()}</p>
      <Field wide {...number} label={m.office_qurbani_screens_price({ currency })} {...form.text('price')} />
      <Field {...number} label={m.office_qurbani_screens_weight_from()} {...form.text('weightFrom')} />
      <Field {...number} label={m.office_qurbani_screens_weight_to_long()} {...form.text('weightTo')} />
      <CheckField label={m.office_qurbani_screens_active()} {...form.tick('active')} />
    </DialogForm>
  )
}
