import { Users } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { UnfilledRule } from '../../animals.rules.ts'
import { unfilledText } from '../../qurbani-words.ts'
import type { Booking } from '../booking.contract.ts'
import { FamilyLink } from './family-link.tsx'

type Props = { family: NonNullable<Booking['family']>; orderBy: string; rule: UnfilledRule }

/** The links by which the others of a family book their shares, one for each free place. */
export function InviteFamily({ family, orderBy, rule }: Props) {
  const { familyKey, booked, left, of, freePlaces } = family
  return (
    <section className="rounded-tile bg-green-soft p-5 md:p-6">
      <div className="flex items-start gap-4">
        <Users aria-hidden className="mt-1 size-6 shrink-0 text-green" />
        <div className="min-w-0 grow space-y-2">
          <h2 className="text-2xl">{m.qurbani_family()}</h2>
          <p>{m.qurbani_family_paid({ booked, of, left })}</p>
          {freePlaces.length > 0 && (
            <>
              <p>{m.qurbani_family_links()}</p>
              <ul className="space-y-3 py-2">
                {freePlaces.map(place => (
                  <FamilyLink key={place} familyKey={familyKey} place={place} />
                ))}
              </ul>
            </>
          )}
          <p className="text-sm text-muted">
            {m.qurbani_order_by({ time: orderBy })} {unfilledText[rule]()}
          </p>
        </div>
      </div>
    </section>
  )
}
