import { useDroppable } from '@dnd-kit/core'
import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import { distributionName } from '../../../qurbani/qurbani-words.ts'
import { animalName, namesIn } from '../../kit/qurbani-office-words.ts'
import { type Moving, type WaitingGroup, waitingGroups } from '../waiting-groups.rules.ts'
import { QurbaniDragHandle } from './qurbani-drag-handle.tsx'

type Choosing = { chosen: ReadonlySet<number>; onChoose: (chosen: ReadonlySet<number>) => void }
type Props = Choosing & { shares: readonly ShareRow[]; total: number; moving: Moving | undefined }

/** The shares of a day that wait for an animal, by kind and booking. Shares dropped here wait again. */
export function QurbaniWaiting({ shares, total, moving, ...choosing }: Props) {
  const id = useId()
  const { setNodeRef, isOver } = useDroppable({ id: 'waiting' })
  const takesIt = moving !== undefined && moving.from !== null
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={id}
      className={`card p-4 sm:p-5 ${takesIt ? 'outline-2 outline-dashed outline-edge' : ''} ${takesIt && isOver ? 'bg-green-soft outline-green' : ''}`}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-2xl">
          {m.office_qurbani_screens_waiting()}
        </h2>
        <p className="text-muted tabular-nums">{m.office_qurbani_screens_waiting_many({ count: total })}</p>
      </div>
      {shares.length === 0 && <p className="mt-4 text-muted">{m.office_qurbani_screens_waiting_none()}</p>}
      {waitingGroups(shares).map(({ kind, groups }) => (
        <section key={kind} aria-labelledby={`${id} ${id}-${kind}`} className="mt-5">
          <h3 id={`${id}-${kind}`} className="mb-1 text-lg">
            {animalName[kind]()}
          </h3>
          <ul className="divide-y divide-line">
            {groups.map(group => (
              <Group key={group.id} group={group} {...choosing} />
            ))}
          </ul>
        </section>
      ))}
      {total > shares.length && (
        <p className="mt-4 text-sm text-muted">
          {m.office_qurbani_screens_waiting_part({ shown: shares.length, count: total })}
        </p>
      )}
    </section>
  )
}

function Group({ group, chosen, onChoose }: Choosing & { group: WaitingGroup }) {
  const { id, kind, familyName, orderNum, booker, shares } = group
  const ids = shares.map(({ shareId }) => shareId)
  const isAll = ids.every(shareId => chosen.has(shareId))
  const choose = (some: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const shareId of some) {
      if (isChosen) next.add(shareId)
      else next.delete(shareId)
    }
    onChoose(next)
  }
  const name = familyName
    ? m.office_qurbani_screens_family_of({ name: familyName })
    : m.office_qurbani_screens_booking({ number: orderNum })
  const from = null
  return (
    <li className="py-2">
      <div className="flex items-center gap-2">
        <QurbaniDragHandle id={id} moving={{ shareIds: ids, name, kind, from }} />
        <Box
          says={m.office_qurbani_screens_choose_booking({ booking: name })}
          checked={isAll}
          onChange={isChosen => choose(ids, isChosen)}
        />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>{' '}
          <span className="text-sm text-muted">{m.office_qurbani_screens_by({ name: booker })}</span>
        </p>
      </div>
      <ul className="ms-4 border-s border-line ps-2 sm:ms-5">
        {shares.map(({ shareId, names, distribution }) => {
          const of = namesIn(names)
          return (
            <li key={shareId} className="flex items-center gap-2 py-0.5">
              <QurbaniDragHandle
                id={`share ${shareId}`}
                moving={{ shareIds: [shareId], name: of, kind, from }}
              />
              <Box
                says={m.office_qurbani_screens_choose_share({ names: of })}
                checked={chosen.has(shareId)}
                onChange={isChosen => choose([shareId], isChosen)}
              />
              <p className="min-w-0 wrap-anywhere">
                {of} <span className="text-sm text-muted">{distributionName[distribution]()}</span>
              </p>
            </li>
          )
        })}
      </ul>
    </li>
  )
}

type BoxProps = { says: string; checked: boolean; onChange: (checked: boolean) => void }

const Box = ({ says, checked, onChange }: BoxProps) => (
  <input
    type="checkbox"
    aria-label={says}
    className="size-5 shrink-0 accent-green"
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
)
