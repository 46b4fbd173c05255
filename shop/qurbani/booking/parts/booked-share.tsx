import { Check } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { Picture } from '../../../ui/picture.tsx'
import { type DayWords, timeWords } from '../../day-words.ts'
import { distributionName, intentionName, pictureOf, shareName, stateName } from '../../qurbani-words.ts'
import type { BookedShare } from '../booking.contract.ts'
import { stepsOf } from '../share-steps.rules.ts'

type Props = { share: BookedShare; day: DayWords | undefined; timeZone: string }

/** A booked share: its names, its time, its animal, and its progress. */
export function BookedShareCard({ share, day, timeZone }: Props) {
  const { kind, state, names, tag, sequence, animalShares, window, picture, packedWeight } = share
  const facts: [string, string | undefined][] = [
    [m.qurbani_date(), day && `${day.civil}\n${day.hijri}`],
    [m.qurbani_intention(), intentionName[share.intention]()],
    [m.qurbani_meat(), distributionName[share.distribution]()],
    [
      share.distribution === 'DELIVER' ? m.qurbani_window_brought() : m.qurbani_window(),
      window ? timeWords(window, timeZone) : undefined,
    ],
    [
      m.qurbani_tag(),
      tag === null
        ? undefined
        : sequence === null || animalShares === 1
          ? tag
          : m.qurbani_tag_share({ tag, sequence, of: animalShares }),
    ],
    [
      m.qurbani_packed_weight(),
      packedWeight === null ? undefined : m.qurbani_pounds({ weight: packedWeight }),
    ],
  ]
  return (
    <li className="card space-y-4 p-5">
      <div className="flex items-start gap-4">
        <div className="grid size-16 shrink-0 place-items-center overflow-hidden rounded-tile bg-sunken">
          {picture ? (
            <Picture
              src={picture}
              alt={m.qurbani_animal_picture()}
              size={64}
              height={64}
              sizes="4rem"
              className="size-16 object-cover"
            />
          ) : (
            <img src={pictureOf[kind]} alt="" width={64} height={64} className="size-16 p-2" />
          )}
        </div>
        <div className="min-w-0">
          <h3 className="text-xl wrap-anywhere">{names.join(', ')}</h3>
          <p className="text-muted">{shareName[kind]()}</p>
        </div>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts.map(
          ([says, value]) =>
            value && (
              <div key={says} className="contents">
                <dt className="text-muted">{says}</dt>
                <dd className="font-medium whitespace-pre-line wrap-anywhere">{value}</dd>
              </div>
            ),
        )}
      </dl>
      {state === 'HELD' || state === 'ENDED' ? (
        <p className="font-semibold text-muted">{stateName[state]()}</p>
      ) : (
        <ol className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line pt-4 text-sm">
          {stepsOf(share).map(({ state: step, reached }) => (
            <li
              key={step}
              aria-current={step === state ? 'step' : undefined}
              className={`flex items-center gap-1.5 ${reached ? 'font-semibold text-green' : 'text-muted'}`}
            >
              <span
                aria-hidden
                className={`grid size-5 place-items-center rounded-round ${reached ? 'bg-green text-on-green' : 'border border-edge'}`}
              >
                {reached && <Check className="size-3.5" />}
              </span>
              {stateName[step]()}
              <span className="sr-only">{reached ? m.qurbani_step_done() : m.qurbani_step_open()}</span>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
