import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { Problem } from '../../../ui/problem.tsx'
import { toast } from '../../../ui/toast.tsx'
import { When } from '../../../ui/when.tsx'
import { AskFirst } from '../../forms/parts/ask-first.tsx'
import type { WholePerson } from '../people.contract.ts'

type Props = { person: WholePerson; onChanged: () => void }

const check = ({ note }: { note: string }): Record<string, string> =>
  note.trim() ? {} : { note: m.customers_people_note_needed() }

/** The notes about a person that staff write for each other. */
export function PersonNotes({ person: { contactId, notes }, onChanged }: Props) {
  const [asked, setAsked] = useState<WholePerson['notes'][number]>()
  const remove = async ({ noteId }: WholePerson['notes'][number]) => {
    setAsked(undefined)
    const sent = await send('POST /customers/deleteNote/{id}', { id: noteId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(m.office_people_note_gone())
    onChanged()
  }
  return (
    <section aria-labelledby="person-notes" className="card p-5">
      <h2 id="person-notes" className="text-xl">
        {m.office_people_notes()}
      </h2>
      <p className="text-sm text-muted">{m.office_people_notes_text()}</p>
      {notes.length > 0 && (
        <ul className="mt-4 grid gap-3">
          {notes.map(note => (
            <li key={note.noteId} className="flex items-start gap-2 rounded-small bg-sunken px-4 py-3">
              <div className="min-w-0 grow">
                <p className="whitespace-pre-line wrap-anywhere">{note.note}</p>
                <p className="mt-1 text-sm text-muted">
                  <bdi>{note.by}</bdi> · <When at={note.writtenAt} />
                </p>
              </div>
              <button
                type="button"
                aria-label={m.office_people_note_remove()}
                onClick={() => setAsked(note)}
                className="-me-2 inline-grid size-10 shrink-0 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose"
              >
                <Trash2 aria-hidden className="size-4.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <AskFirst
          title={m.office_people_note_remove_title()}
          text={m.office_people_note_remove_text({ note: asked.note })}
          yes={m.office_people_note_remove_yes()}
          no={m.office_people_keep()}
          onYes={() => void remove(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <NoteForm key={notes.at(-1)?.noteId ?? 0} contactId={contactId} onAdded={onChanged} />
    </section>
  )
}

/** The form for a note; emptied once its note appears above. */
function NoteForm({ contactId, onAdded }: { contactId: number; onAdded: () => void }) {
  const { form, text, problem, sending } = useForm(
    { note: '' },
    {
      check,
      post: async ({ note }) => {
        const sent = await send('POST /customers/addNote', { contactId, note })
        if (!sent.ok) return sent.problem
        onAdded()
      },
    },
  )
  return (
    <form {...form} className="mt-4 grid gap-3">
      <TextField label={m.office_people_new_note()} rows={2} maxLength={1000} {...text('note')} />
      {problem && <Problem problem={problem} />}
      <Button look="quiet" type="submit" disabled={sending} className="justify-self-start">
        {m.office_people_add_note()}
      </Button>
    </form>
  )
}
