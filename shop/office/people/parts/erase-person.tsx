import { useState } from 'react'
import { type SentProblem, send } from '../../../api.ts'
import { m } from '../../../messages/m.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { Link } from '../../../ui/link.tsx'
import { Problem } from '../../../ui/problem.tsx'
import type { WholePerson } from '../people.contract.ts'

type Props = { person: WholePerson; onClose: () => void; onErased: () => void }

/** The confirmation before erasing a person: what is removed, what stays, and what prevents it. */
export function ErasePerson({ person, onClose, onErased }: Props) {
  const [problem, setProblem] = useState<SentProblem>()
  const [sending, setSending] = useState(false)
  const erase = async () => {
    if (sending) return
    setSending(true)
    const sent = await send('POST /customers/erase', { contactId: person.contactId })
    setSending(false)
    if (sent.ok) onErased()
    else setProblem(sent.problem)
  }
  const numbers = Array.isArray(problem?.orderNums) ? problem.orderNums.map(String) : []
  return (
    <OpenDialog
      title={m.office_people_erase_title({ name: `${person.firstName} ${person.lastName}`.trim() })}
      onClose={onClose}
    >
      <div className="space-y-4">
        <div>
          <h3 className="text-lg">{m.office_people_erase_goes()}</h3>
          <p className="text-muted">{m.office_people_erase_goes_text()}</p>
        </div>
        <div>
          <h3 className="text-lg">{m.office_people_erase_stays()}</h3>
          <p className="text-muted">
            {m.office_people_erase_stays_text({ orders: person.orders, reviews: person.reviewCount })}
          </p>
        </div>
        <p className="font-medium">{m.office_people_erase_for_good()}</p>
        {problem && <Problem problem={problem} />}
        {numbers.length > 0 && (
          <ul className="flex flex-wrap gap-x-4">
            {numbers.map(number => (
              <li key={number}>
                <Link
                  to={`/admin/orders/${encodeURIComponent(number)}`}
                  className="inline-block py-1 font-semibold text-green underline underline-offset-4"
                >
                  #{number}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            {m.office_people_keep()}
          </Button>
          <Button look="main" aria-disabled={sending || undefined} onClick={erase}>
            {m.office_people_erase_now()}
          </Button>
        </div>
      </div>
    </OpenDialog>
  )
}
