import { Download, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { send } from '../../../api.ts'
import { saveJson } from '../../../lib/save-file.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import type { WholePerson } from '../people.contract.ts'
import { ErasePerson } from './erase-person.tsx'

type Props = { person: WholePerson; onChanged: () => void; onErased: () => void }

/** The actions on a person: serve them first, export their data, erase them. */
export function PersonActions({ person, onChanged, onErased }: Props) {
  const { contactId, priority } = person
  const [asking, setAsking] = useState(false)
  const mark = async (first: boolean) => {
    const sent = await send('POST /customers/setPriority', { contactId, priority: first })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    toast(first ? m.office_people_priority_on() : m.office_people_priority_off(), {
      undo: { says: m.office_staff_undo(), does: () => void mark(!first) },
    })
    onChanged()
  }
  const take = async () => {
    const sent = await send('POST /customers/export', { contactId })
    if (!sent.ok) return toast(sent.problem.title || m.shop_offline())
    saveJson(m.office_people_file({ number: contactId }), sent.answer)
  }
  return (
    <>
      <Button look="quiet" aria-pressed={priority} onClick={() => void mark(!priority)}>
        <Star aria-hidden className={`size-4.5 ${priority ? 'fill-saffron text-saffron-deep' : ''}`} />
        {m.office_people_priority()}
      </Button>
      <Button look="quiet" onClick={take}>
        <Download aria-hidden className="size-4.5" />
        {m.office_people_export()}
      </Button>
      <Button look="quiet" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden className="size-4.5" />
        {m.office_people_erase()}
      </Button>
      {asking && <ErasePerson person={person} onClose={() => setAsking(false)} onErased={onErased} />}
    </>
  )
}
