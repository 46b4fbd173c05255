import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import { Paragraphs } from '../../../ui/paragraphs.tsx'
import type { Season } from '../../qurbani.contract.ts'
import { unfilledText } from '../../qurbani-words.ts'
import type { BookingForm } from '../use-booking.ts'

type Props = { booking: BookingForm; season: Season }

/** The rules of a booking and of a family's animal, and the authorization that the shopper gives the shop. */
export function BookingRules({ booking, season }: Props) {
  const id = useId()
  const { wrong, invitable, invites, setInvites, agrees, setAgrees } = booking
  return (
    <section className="space-y-5" aria-labelledby={id}>
      <h3 id={id} className="text-2xl">
        {m.qurbani_rules()}
      </h3>
      <Paragraphs text={season.rules} className="max-w-prose text-muted" />
      {invitable && (
        <label className="card flex cursor-pointer items-start gap-3 p-4">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-green"
            checked={invites}
            onChange={event => setInvites(event.target.checked)}
          />
          <span>
            <span className="block font-semibold">{m.qurbani_invite()}</span>
            <span className="block text-sm text-muted">{m.qurbani_invite_text()}</span>
            <span className="mt-1 block text-sm text-muted">{unfilledText[season.unfilledRule]()}</span>
          </span>
        </label>
      )}
      <div>
        <label className="card flex cursor-pointer items-start gap-3 p-4">
          <input
            type="checkbox"
            className="mt-1 size-5 shrink-0 accent-green"
            checked={agrees}
            aria-invalid={wrong.wakala ? true : undefined}
            aria-describedby={wrong.wakala ? `${id}-wrong` : undefined}
            onChange={event => setAgrees(event.target.checked)}
          />
          <span>
            <span className="block font-semibold">{m.qurbani_wakala()}</span>
            <span className="block text-muted">{season.wakala}</span>
          </span>
        </label>
        {wrong.wakala && (
          <p id={`${id}-wrong`} className="mt-1 text-sm font-medium text-rose">
            {wrong.wakala}
          </p>
        )}
      </div>
    </section>
  )
}
