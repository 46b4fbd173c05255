import { m } from '../../../messages/m.ts'
import { Mark } from '../../../ui/mark.tsx'
import type { DayWords } from '../../day-words.ts'
import { distributionName, intentionName, shareName, stateName } from '../../qurbani-words.ts'
import type { BookedShare } from '../booking.contract.ts'

type Props = {
  share: BookedShare
  day: DayWords | undefined
  shopName: string
  number: string
  bookedAt: string
  wakala: string
}

/** The certificate of a share with its names, framed; printed on a page of its own. */
export function ShareCertificate({ share, day, shopName, number, bookedAt, wakala }: Props) {
  const { names, kind, tag, sequence, animalShares, state } = share
  const facts: [string, string][] = [
    [m.qurbani_booking(), number],
    [m.qurbani_intention(), intentionName[share.intention]()],
    [m.qurbani_meat(), distributionName[share.distribution]()],
    [
      m.qurbani_tag(),
      tag === null
        ? m.qurbani_tag_later()
        : sequence === null || animalShares === 1
          ? tag
          : m.qurbani_tag_share({ tag, sequence, of: animalShares }),
    ],
    [m.qurbani_status(), stateName[state]()],
  ]
  return (
    <article className="on-sheet rounded-tile border-4 border-double border-green bg-raised px-6 py-10 text-center md:px-14 md:py-14">
      <Mark className="mx-auto w-12 text-green" />
      <p className="mt-3 font-semibold text-green">{shopName}</p>
      <h2 className="mt-6 text-3xl md:text-5xl">{m.qurbani_certificate_title()}</h2>
      <p className="mt-6 text-muted">{m.qurbani_certificate_for()}</p>
      <p className="mx-auto mt-1 max-w-2xl font-display text-2xl wrap-anywhere md:text-4xl">
        {names.join(', ')}
      </p>
      <p className="mt-6 text-lg">{shareName[kind]()}</p>
      <p className="text-lg">
        {day?.civil}
        <span className="block text-muted">{day?.hijri}</span>
      </p>
      <p className="text-sm text-muted">{m.qurbani_moon()}</p>
      <dl className="mx-auto mt-8 grid max-w-xl grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 border-t border-line pt-6 text-start">
        {facts.map(([says, value]) => (
          <div key={says} className="contents">
            <dt className="text-muted">{says}</dt>
            <dd className="font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mx-auto mt-8 max-w-xl text-sm text-muted">
        {wakala} {m.qurbani_agreed_at({ time: bookedAt })}
      </p>
    </article>
  )
}
