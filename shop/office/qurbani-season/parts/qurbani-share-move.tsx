import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { methodOf, needsWindow } from '../../../qurbani/animals.rules.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import type { StaffBooking } from '../../../qurbani/desk/staff-booking.contract.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { namesIn } from '../../kit/qurbani-office-words.ts'
import { dateWords, windowWords } from '../../kit/slaughter-words.ts'

type Props = { booking: StaffBooking; share: ShareRow; onClose: () => void; onDone: () => void }

/** Moves a share to another day and a time window of that day; the agreed price stays. */
export function QurbaniShareMove({ booking, share, onClose, onDone }: Props) {
  const offers = booking.places.filter(
    ({ kind, offerId }) => kind === share.kind && offerId !== share.offerId,
  )
  const form = useForm(
    { offerId: '', windowId: '' },
    {
      check: ({ offerId, windowId }): Record<string, string> => ({
        ...(offerId ? {} : { offerId: m.office_slaughter_choose_day() }),
        ...(windowId || !needsWindow(share.distribution)
          ? {}
          : { windowId: m.office_slaughter_choose_window() }),
      }),
      post: async ({ offerId, windowId }) => {
        const sent = await send('POST /qurbani/moveShare', {
          shareId: share.shareId,
          offerId: Number(offerId),
          ...(windowId ? { windowId: Number(windowId) } : {}),
        })
        if (!sent.ok) return sent.problem
        toast(m.office_slaughter_moved())
        onDone()
      },
    },
  )
  const day = offers.find(({ offerId }) => String(offerId) === form.values.offerId)?.day
  const windows = booking.windows.filter(
    window => window.day === day && window.method === methodOf(share.distribution),
  )
  return (
    <DialogForm
      title={m.office_slaughter_move_title()}
      says={m.office_slaughter_move_now()}
      form={form}
      onClose={onClose}
    >
      <p className="text-muted sm:col-span-2">
        <strong className="text-ink">
          <bdi>{namesIn(share.names)}</bdi>
        </strong>
        {' · '}
        {dateWords(share.date)}. {m.office_slaughter_move_text()}
      </p>
      <SelectField
        wide
        label={m.office_slaughter_date()}
        {...form.text('offerId')}
        onChange={event => form.change({ offerId: event.target.value, windowId: '' })}
      >
        <option value="">{m.office_slaughter_choose_day()}</option>
        {offers.map(({ offerId, date, tag, free }) => (
          <option key={offerId} value={offerId}>
            {[dateWords(date), tag, m.office_slaughter_free({ count: free })].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      {needsWindow(share.distribution) && (
        <SelectField wide label={m.office_slaughter_window()} {...form.text('windowId')}>
          <option value="">{m.office_slaughter_choose_window()}</option>
          {windows.map(window => (
            <option key={window.windowId} value={window.windowId}>
              {`${windowWords(window)} · ${m.office_slaughter_free({ count: window.free })}`}
            </option>
          ))}
        </SelectField>
      )}
    </DialogForm>
  )
}
