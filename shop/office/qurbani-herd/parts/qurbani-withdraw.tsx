import { send } from '../../../api.ts'
import { mayDo } from '../../../lib/permissions.ts'
import { m } from '../../../messages/m.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useSession } from '../../../ui/session.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { namesIn } from '../../kit/qurbani-office-words.ts'

type Props = { animal: HerdAnimal; onClose: () => void; onSaved: () => void }

/** Confirms withdrawing an animal and lists the shares that lose it; or restores a withdrawn animal. */
export function QurbaniWithdraw({ animal, onClose, onSaved }: Props) {
  const { animalId, tag } = animal
  const withdrawn = animal.state === 'READY'
  const form = useForm(
    { reason: '' },
    {
      check: ({ reason }): Record<string, string> =>
        reason.trim() ? {} : { reason: m.qurbani_reason_needed() },
      post: async ({ reason }) => {
        const sent = await send('POST /qurbani/withdrawAnimal', { animalId, withdrawn, reason })
        if (!sent.ok) return sent.problem
        const count = sent.answer.unassigned.length
        toast(
          withdrawn
            ? m.office_qurbani_screens_withdrawn_message({ tag, count })
            : m.office_qurbani_screens_brought_back({ tag }),
        )
        onSaved()
        onClose()
      },
    },
  )
  return (
    <DialogForm
      title={
        withdrawn ? m.office_qurbani_screens_withdraw({ tag }) : m.office_qurbani_screens_bring_back({ tag })
      }
      form={form}
      says={withdrawn ? m.office_qurbani_screens_withdraw_do() : m.office_qurbani_screens_bring_back_do()}
      onClose={onClose}
    >
      <div className="space-y-2 sm:col-span-2">
        {withdrawn ? <GoingBack animal={animal} /> : <p>{m.office_qurbani_screens_bring_back_text()}</p>}
      </div>
      <Field wide label={m.office_qurbani_screens_reason()} maxLength={500} {...form.text('reason')} />
    </DialogForm>
  )
}

/** The number of shares that lose their animal; people who may see bookings also see the names. */
function GoingBack({ animal: { seasonId, animalId, tag, taken, offered } }: { animal: HerdAnimal }) {
  const roles = useSession()?.roles ?? []
  const showsNames = taken > 0 && mayDo(roles, 'orders')
  const { answer } = useCall('GET /qurbani/findShares', { seasonId, q: tag, size: 100 }, showsNames)
  const names = answer?.rows.filter(row => row.animalId === animalId).map(row => namesIn(row.names)) ?? []
  return (
    <>
      <p>
        {taken === 0
          ? m.office_qurbani_screens_withdraw_none()
          : m.office_qurbani_screens_withdraw_text({ count: taken })}
      </p>
      {names.length > 0 && (
        <p className="wrap-anywhere">
          {m.office_qurbani_screens_withdraw_names({ names: names.join(' · ') })}
        </p>
      )}
      {offered && <p>{m.office_qurbani_screens_withdraw_offer()}</p>}
    </>
  )
}
