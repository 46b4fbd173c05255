import { Printer } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import { intentionName } from '../../../qurbani/qurbani-words.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import type { Leaving } from '../../kit/slaughter-queue.rules.ts'
import { meatName, windowWords } from '../../kit/slaughter-words.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'
import { SlaughterLeave } from './slaughter-leave.tsx'
import { SlaughterWeight } from './slaughter-weight.tsx'

type Props = { share: Leaving; isDone: boolean; taps: SlaughterTaps; label: string }

const chip = 'rounded-round bg-saffron-soft px-3 py-0.5 font-semibold text-ink'

/** A share of the open animal: its names in large letters, and once the animal is done its weight and destination. */
export function SlaughterShare({ share, isDone, taps, label }: Props) {
  const { names, intention, distribution, window, skin, offal, sequence, places, orderNum } = share
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line p-4">
      <div>
        <p className="flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
          <span>{m.office_slaughter_share_of({ sequence, of: places })}</span>
          <span>#{orderNum}</span>
        </p>
        <ul className="my-1">
          {names.map((name, at) => (
            // Two people may have the same name.
            // biome-ignore lint/suspicious/noArrayIndexKey: the names of a share stay in their order
            <li key={at} className="text-3xl leading-tight font-semibold wrap-anywhere">
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
        <p>
          {intentionName[intention]()} · {meatName[distribution]()}
          {window && (
            <>
              {' · '}
              <bdi className="whitespace-nowrap tabular-nums">{windowWords(window)}</bdi>
            </>
          )}
        </p>
        {(skin || offal) && (
          <p className="mt-2 flex flex-wrap gap-2">
            {skin && <span className={chip}>{m.office_slaughter_skin()}</span>}
            {offal && <span className={chip}>{m.office_slaughter_offal()}</span>}
          </p>
        )}
      </div>
      {isDone && (
        <>
          <SlaughterWeight key={share.packedAt} share={share} taps={taps} />
          {share.packedAt !== null && (
            <div className="flex flex-wrap gap-3">
              <ButtonLink look="quiet" className="min-h-14" to={label}>
                <Printer aria-hidden className="size-5" />
                {m.office_slaughter_label()}
              </ButtonLink>
              <SlaughterLeave share={share} taps={taps} />
            </div>
          )}
        </>
      )}
    </li>
  )
}
