import { send } from '../../../api.ts'
import type { WrongFields } from '../../../lib/wrong-fields.ts'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { EditProblem } from '../../../orders/own/parts/edit-problem.tsx'
import { showWeekday, slotWords } from '../../../slots/slot-words.ts'
import { Answer } from '../../../ui/answer.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { useShop } from '../../../ui/router.ts'
import { toast } from '../../../ui/toast.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { openSlots } from '../open-slots.rules.ts'
import type { SlotWay } from '../slot-ways.ts'
import { SlotRadios } from './slot-radios.tsx'

type Props = {
  order: StaffOrder['orders']
  onClose: () => void
  onMoved: () => void
  /** Loads the order again after someone else has changed it. */
  onLookAgain: () => void
}

/** The way and the place of an order, as the windows for it are asked for. */
function placeOf({ pickupType, address, city, country, stateProvince, postalCode }: StaffOrder['orders']) {
  const typed = Object.entries({ address, city, country, stateProvince, postalCode })
  const place = Object.fromEntries(typed.flatMap(([name, text]) => (text ? [[name, text]] : [])))
  return { pickupType: pickupType as SlotWay, ...(pickupType === 'DELIVERY' ? place : {}) }
}

/** Moves an order to another window; its customer gets a message. */
export function MoveToSlot({ order, onClose, onMoved, onLookAgain }: Props) {
  const { orderId, orderNum, version } = order
  const timeZone = useShop()?.settings.timeZone
  const { answer, problem: unknown, retry } = useCall('POST /slots/find', placeOf(order))
  const days = answer && openSlots(answer.days, order.slotStartsAt)
  const form = useForm(
    { day: '', slotId: '', note: '' },
    {
      check: ({ slotId }): WrongFields => (slotId ? {} : { slotId: m.office_windows_move_needed() }),
      post: async values => {
        const note = values.note.trim()
        const sent = await send('POST /orders/moveToSlot', {
          ...{ orderId, version, slotId: Number(values.slotId) },
          ...(note ? { note } : {}),
        })
        if (sent.ok) {
          const { slotStartsAt: startsAt, slotEndsAt: endsAt } = sent.answer
          const window = slotWords({ startsAt, endsAt }, timeZone)
          toast(m.office_windows_moved({ number: orderNum, window }))
          onMoved()
        } else if (sent.problem.type === '/problems/slot-full') {
          form.change({ slotId: '' })
          retry()
        }
        return sent.ok ? undefined : sent.problem
      },
    },
  )
  const { values, wrong, problem, text } = form
  const shown = days?.find(({ day }) => day === values.day) ?? days?.[0]
  return (
    <OpenDialog title={m.office_windows_move_title({ number: orderNum })} onClose={onClose}>
      <Answer problem={unknown} onRetry={retry} lines={3}>
        {days && (
          <form {...form.form} className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2">
            {!shown ? (
              <p className="sm:col-span-2">{m.office_windows_move_none()}</p>
            ) : (
              <>
                <SelectField
                  wide
                  label={m.office_windows_move_day()}
                  {...text('day')}
                  value={shown.day}
                  onChange={({ target }) => form.change({ day: target.value, slotId: '' })}
                >
                  {days.map(({ day }) => (
                    <option key={day} value={day}>
                      {showWeekday(day)}
                    </option>
                  ))}
                </SelectField>
                <SlotRadios
                  slots={shown.slots}
                  value={values.slotId}
                  error={wrong.slotId}
                  onChange={slotId => form.change({ slotId })}
                />
                <TextField
                  wide
                  label={m.office_windows_move_note()}
                  hint={m.office_windows_move_note_hint()}
                  rows={2}
                  maxLength={1000}
                  {...text('note')}
                />
              </>
            )}
            <div className="grid gap-3 sm:col-span-2">
              {problem && <EditProblem problem={problem} onLookAgain={onLookAgain} />}
              {shown && (
                <>
                  <p className="text-sm text-muted">{m.office_windows_move_text()}</p>
                  <SubmitButton sending={form.sending} className="w-full">
                    {m.office_windows_move()}
                  </SubmitButton>
                </>
              )}
            </div>
          </form>
        )}
      </Answer>
    </OpenDialog>
  )
}
