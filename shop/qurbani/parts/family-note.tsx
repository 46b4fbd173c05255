import { Users } from 'lucide-react'
import { m } from '../../messages/m.ts'
import { sharesOf } from '../animals.rules.ts'
import type { Family } from '../qurbani.contract.ts'
import { kindName, unfilledText } from '../qurbani-words.ts'

type Props = { family: Family; day: string }

/** Who invited, to what, how many places of it are taken, and what becomes of it where it is not full in time. */
export function FamilyNote({ family: { familyName, booked, held, unfilledRule, offer }, day }: Props) {
  const of = sharesOf[offer.kind]
  return (
    <div className="mt-6 flex items-start gap-4 rounded-tile bg-green-soft p-5">
      <Users aria-hidden className="mt-1 size-6 shrink-0 text-green" />
      <div className="min-w-0 space-y-1">
        <p className="font-display text-xl">
          {m.qurbani_invited({ name: familyName, animal: kindName[offer.kind]() })}
        </p>
        <p className="font-medium">{m.qurbani_family_day({ day })}</p>
        <p>{m.qurbani_family_places({ booked, of, left: offer.left, held })}</p>
        <p className="text-sm text-muted">{unfilledText[unfilledRule]()}</p>
      </div>
    </div>
  )
}
