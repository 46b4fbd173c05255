import type { Sent, SentProblem } from '../../api.ts'
import { m } from '../../messages/m.ts'
import { toast } from '../../ui/toast.tsx'

/** The actions of the dialog of a list's entry: it closes, or has a newer list. */
export type EntryWays<Entry> = { onClose: () => void; onSaved: (entries: Entry[]) => void }

/**
 * Ends the saving of a list's entry in its dialog: says so and closes it, or returns the problem. If someone else has changed
 * the list, the problem has the current one in the field `list`.
 */
export async function savedEntry<Entry>(
  sending: Promise<Sent<Entry[]>>,
  { name, list, onClose, onSaved }: EntryWays<Entry> & { name: string; list: string },
): Promise<SentProblem | undefined> {
  const sent = await sending
  if (!sent.ok) {
    if (sent.problem.type === '/problems/changed') onSaved(sent.problem[list] as Entry[])
    return sent.problem
  }
  toast(m.office_catalogue_saved({ name }))
  onSaved(sent.answer)
  onClose()
}
