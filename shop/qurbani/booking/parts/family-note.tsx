import { Users } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { familyAddress } from '../../addresses.ts'
import { sharesOf } from '../../animals.rules.ts'
import type { Family } from '../../qurbani.contract.ts'
import { kindName, unfilledText } from '../../qurbani-words.ts'

type Props = {
  family: Family
  familyKey: string
  place: { place: number; free: boolean } | undefined
  day: string
}

/**
 * The family that invited, the animal and the place, the number of taken places, and what happens if it is not full in time.
 */
export function FamilyNote({ family, familyKey, place, day }: Props) {
  const { familyName, booked, held, unfilledRule, offer } = family
  const of = sharesOf[offer.kind]
  return (
    <div className="mt-6 flex items-start gap-4 rounded-tile bg-green-soft p-5">
      <Users aria-hidden className="mt-1 size-6 shrink-0 text-green" />
      <div className="min-w-0 space-y-1">
        <p className="font-display text-xl">
          {m.qurbani_invited({ name: familyName, animal: kindName[offer.kind]() })}
        </p>
        <p className="font-medium">{m.qurbani_family_day({ day })}</p>
        {place && (
          <p className="font-medium">
            {place.free
              ? m.qurbani_place_yours({ place: place.place, of })
              : m.qurbani_place_gone({ place: place.place, of })}
          </p>
        )}
        <p>{m.qurbani_family_places({ booked, of, left: offer.left, held })}</p>
        {place && !place.free && offer.left > 0 && (
          <p>
            <a className="underline underline-offset-4" href={familyAddress(familyKey)}>
              {m.qurbani_place_other()}
            </a>
          </p>
        )}
        <p className="text-sm text-muted">{unfilledText[unfilledRule]()}</p>
      </div>
    </div>
  )
}
