import { m } from '../../../messages/m.ts'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { QuantityInput } from '../../../ui/quantity-input.tsx'
import { isShared, MOST_SHARES } from '../../animals.rules.ts'
import type { Offer } from '../../qurbani.contract.ts'
import { pictureOf, shareName } from '../../qurbani-words.ts'
import type { BookingForm } from '../use-booking.ts'

type Props = { offer: Offer; booking: BookingForm }

/** Something that can be booked: its name, its price, the number left, and the number wanted. */
export function OfferCard({ offer, booking }: Props) {
  const { offerId, kind, price, weightFrom, weightTo, left, tag, animalWeight, picture } = offer
  const name = tag ? m.qurbani_animal({ name: shareName[kind](), tag }) : shareName[kind]()
  const chosen = booking.countOf(offerId)
  const none = left === 0 && chosen === 0
  return (
    <li className={`card flex flex-col gap-4 p-4 ${chosen > 0 ? 'outline-2 outline-green' : ''}`}>
      <div className="flex items-start gap-4">
        <div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-tile bg-sunken">
          {picture ? (
            <Picture
              src={picture}
              alt=""
              size={80}
              height={80}
              sizes="5rem"
              className="size-20 object-cover"
            />
          ) : (
            <img src={pictureOf[kind]} alt="" width={64} height={64} className="size-16" />
          )}
        </div>
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{name}</h3>
          <p className="font-display text-2xl">
            <Money amount={price} />
          </p>
        </div>
      </div>
      <div className="space-y-1 text-sm text-muted">
        {isShared(kind) && <p>{m.qurbani_one_of_seven()}</p>}
        {weightFrom !== null && weightTo !== null && (
          <p>{m.qurbani_weight({ from: weightFrom, to: weightTo })}</p>
        )}
        {animalWeight !== null && <p>{m.qurbani_animal_weight({ weight: animalWeight })}</p>}
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3">
        <p className={`font-medium ${left === 0 ? 'text-rose' : left <= 3 ? 'text-ink' : 'text-muted'}`}>
          {left === 0 ? m.qurbani_sold() : m.qurbani_left({ count: left })}
        </p>
        {!none && (
          <QuantityInput
            label={m.qurbani_how_many({ name })}
            value={chosen}
            step={1}
            minimum={0}
            maximum={MOST_SHARES}
            left={left}
            zero
            onChange={count => booking.setCount(offer, count)}
          />
        )}
      </div>
    </li>
  )
}
