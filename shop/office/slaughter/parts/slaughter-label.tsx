import { m } from '../../../messages/m.ts'
import type { Kind } from '../../../qurbani/animals.rules.ts'
import type { QueueShare } from '../../../qurbani/day/slaughter-day.contract.ts'
import { animalName } from '../../kit/qurbani-office-words.ts'
import { dateWords, meatName, placeWords, windowWords } from '../../kit/slaughter-words.ts'

type Props = {
  share: QueueShare & { tag: string; kind: Kind; places: number }
  /** Written like `2027-05-16`. */
  date: string
}

/** The label on the meat of a share: its animal and place, names and weight, and how and when it leaves. */
export function SlaughterLabel({ share, date }: Props) {
  const { tag, kind, sequence, places, names, weight, distribution, window, orderNum, skin, offal } = share
  const extra = [skin && m.office_slaughter_skin(), offal && m.office_slaughter_offal()].filter(Boolean)
  return (
    <article
      aria-label={placeWords(share)}
      className="grid break-inside-avoid content-start gap-2 rounded-small border-2 border-ink bg-raised p-4 print:p-3"
    >
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <bdi className="font-display text-4xl wrap-anywhere tabular-nums">{tag}</bdi>
        <span className="text-lg font-semibold tabular-nums">
          {m.office_slaughter_share_of({ sequence, of: places })}
        </span>
      </p>
      <p className="border-y-2 border-ink py-2 text-2xl leading-tight font-semibold wrap-anywhere">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the names of a share stay in their order
          <bdi key={at} className="block">
            {name}
          </bdi>
        ))}
      </p>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold">
        <span>{meatName[distribution]()}</span>
        {window && <bdi className="tabular-nums">{windowWords(window)}</bdi>}
      </p>
      {extra.length > 0 && <p className="font-semibold">{extra.join(' · ')}</p>}
      <p className="flex flex-wrap items-end justify-between gap-x-4">
        {weight === null ? (
          <span className="text-lg text-muted">{m.office_slaughter_no_weight()}</span>
        ) : (
          <span className="text-3xl font-semibold tabular-nums">{m.office_slaughter_pounds({ weight })}</span>
        )}
        <span className="ms-auto text-end">
          <bdi className="block font-semibold tabular-nums">#{orderNum}</bdi>
          {animalName[kind]()} · {date && dateWords(date)}
        </span>
      </p>
    </article>
  )
}
