import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { stateName } from '../../../qurbani/qurbani-words.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { type Leaving, leavingOf, type Sought } from '../../kit/slaughter-queue.rules.ts'
import { placeWords, wayName, windowWords } from '../../kit/slaughter-words.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'
import { SlaughterLeave } from './slaughter-leave.tsx'

type Props = { animals: readonly QueueAnimal[]; sought: Sought; taps: SlaughterTaps }

/** The shares of the day by time window, each handed over with one tap. */
export function SlaughterLeaving({ animals, sought, taps }: Props) {
  const groups = leavingOf(animals, sought)
  if (groups.length === 0)
    return <p className="card p-8 text-center text-muted">{m.office_slaughter_nothing_found()}</p>
  return groups.map(({ key, window, way, shares }) => (
    <section key={key} aria-label={[window && windowWords(window), wayName[way]()].filter(Boolean).join(' ')}>
      <h2 className="mb-2 flex flex-wrap items-baseline gap-x-3 text-xl">
        {window && <bdi className="tabular-nums">{windowWords(window)}</bdi>}
        <span>{wayName[way]()}</span>
        <span className="font-text text-base font-normal text-muted tabular-nums">
          {m.office_slaughter_gone({
            gone: shares.filter(({ collectedAt }) => collectedAt !== null).length,
            all: shares.length,
          })}
        </span>
      </h2>
      <ul className="card divide-y divide-line overflow-clip">
        {shares.map(share => (
          <Row key={share.shareId} share={share} taps={taps} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ share, taps }: { share: Leaving; taps: SlaughterTaps }) {
  const { names, orderNum, packedAt, collectedAt, weight, due, state } = share
  return (
    <li
      className={`grid grid-cols-[minmax(0,1fr)] items-center gap-3 p-4 sm:grid-cols-[minmax(0,1fr)_18rem] ${collectedAt === null ? '' : 'bg-sunken'}`}
    >
      <div>
        <p className="text-xl font-semibold wrap-anywhere">
          {names.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the names of a share stay in their order
            <bdi key={at} className="block">
              {name}
            </bdi>
          ))}
        </p>
        <p className="wrap-anywhere text-muted tabular-nums">
          {placeWords(share)} · #{orderNum}
          {weight !== null && <> · {m.office_slaughter_pounds({ weight })}</>}
        </p>
        <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
          {packedAt === null && <StateBadge look="quiet">{stateName[state]()}</StateBadge>}
          {due && collectedAt === null && <StateBadge look="bad">{m.office_slaughter_due()}</StateBadge>}
        </p>
      </div>
      {packedAt !== null && (
        <div className="flex">
          <SlaughterLeave share={share} taps={taps} />
        </div>
      )}
    </li>
  )
}
