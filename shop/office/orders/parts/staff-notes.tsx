import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import type { StaffOrder } from '../../../orders/desk/staff-order.fields.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { When } from '../../../ui/when.tsx'

type Props = { orderId: number; notes: StaffOrder['notes']; onAdded: () => void }

const check = ({ note }: { note: string }): Record<string, string> =>
  note.trim() ? {} : { note: m.orders_note_needed() }

/** The notes about an order that staff write for each other. */
export function StaffNotes({ orderId, notes, onAdded }: Props) {
  return (
    <section aria-labelledby="staff-notes" className="card p-5">
      <h2 id="staff-notes" className="text-xl">
        {m.office_orders_notes()}
      </h2>
      <p className="text-sm text-muted">{m.office_orders_notes_text()}</p>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {notes.map(({ noteId, note, by, writtenAt }) => (
            <li key={noteId} className="rounded-small bg-sunken px-4 py-3">
              <p className="whitespace-pre-line wrap-anywhere">{note}</p>
              <p className="mt-1 text-sm text-muted">
                <bdi>{by}</bdi> · <When at={writtenAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <NoteForm key={notes.at(-1)?.noteId ?? 0} orderId={orderId} onAdded={onAdded} />
    </section>
  )
}

/** The form for a note; emptied once its note appears above. */
function NoteForm({ orderId, onAdded }: Pick<Props, 'orderId' | 'onAdded'>) {
  const { form, text, problem, sending } = useForm(
    { note: '' },
    {
      check,
      post: async ({ note }) => {
        const sent = await send('POST /orders/addNote', { orderId, note })
        if (!sent.ok) return sent.problem
        onAdded()
      },
    },
  )
  return (
    <form {...form} className="mt-4 grid gap-3">
      <TextField label={m.office_orders_new_note()} rows={2} maxLength={1000} {...text('note')} />
      {problem && <Problem problem={problem} />}
      <Button look="quiet" type="submit" disabled={sending} className="justify-self-start">
        {m.office_orders_add_note()}
      </Button>
    </form>
  )
}
