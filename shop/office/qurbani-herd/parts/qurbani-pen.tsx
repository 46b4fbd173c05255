import { useDroppable } from '@dnd-kit/core'
import { X } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { QueueAnimal, QueueShare } from '../../../qurbani/day/slaughter-day.contract.ts'
import { stateName } from '../../../qurbani/qurbani-words.ts'
import { StateBadge } from '../../kit/parts/state-badge.tsx'
import { animalStateName, namesIn } from '../../kit/qurbani-office-words.ts'
import { freePlaces, type Moving, takes } from '../waiting-groups.rules.ts'
import { QurbaniDragHandle } from './qurbani-drag-handle.tsx'

type Props = {
  animal: QueueAnimal
  moving: Moving | undefined
  onTakeOut: (shareId: number, from: number) => void
}

/** An animal with its places: the free ones, and the names on the others. */
export function QurbaniPen({ animal, moving, onTakeOut }: Props) {
  const { animalId, tag, places, shares, state, named } = animal
  const isFrom = moving?.from === animalId
  const fits = moving !== undefined && !isFrom && takes(animal, moving)
  const { setNodeRef, isOver } = useDroppable({
    id: `pen ${animalId}`,
    disabled: moving !== undefined && !isFrom && !fits,
  })
  const free = freePlaces(animal)
  const look = moving && !fits && !isFrom ? 'opacity-50' : fits ? 'outline-2 outline-dashed outline-edge' : ''
  return (
    <li
      ref={setNodeRef}
      data-pen={tag}
      className={`card min-w-0 p-4 ${look} ${fits && isOver ? 'bg-green-soft outline-green' : ''}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h4 className="min-w-0 font-text font-semibold wrap-anywhere">{tag}</h4>
        {state === 'READY' ? (
          <StateBadge look={free === 0 ? 'good' : 'waits'}>
            {free === 0
              ? m.office_qurbani_screens_full()
              : m.office_qurbani_screens_free_places({ free, places })}
          </StateBadge>
        ) : (
          <StateBadge look="quiet">{animalStateName[state]()}</StateBadge>
        )}
      </div>
      {named && <p className="text-sm text-muted">{m.office_qurbani_screens_named()}</p>}
      {shares.length > 0 && (
        <ol className="mt-2 divide-y divide-line">
          {shares.map(share => (
            <Seat key={share.shareId} share={share} animal={animal} onTakeOut={onTakeOut} />
          ))}
        </ol>
      )}
    </li>
  )
}

type SeatProps = Omit<Props, 'moving'> & { share: QueueShare }

function Seat({ share, animal: { animalId, tag, kind, places }, onTakeOut }: SeatProps) {
  const { shareId, sequence, names, orderNum, state } = share
  const of = namesIn(names)
  const moves = state === 'ASSIGNED'
  return (
    <li className="flex items-center gap-1.5 py-1">
      {moves && (
        <QurbaniDragHandle
          id={`share ${shareId}`}
          moving={{ shareIds: [shareId], name: of, kind, from: animalId }}
        />
      )}
      {places > 1 && (
        <span className="w-5 shrink-0 text-center text-sm text-muted tabular-nums">
          <span className="sr-only">{m.office_qurbani_screens_share_place({ place: sequence })}</span>
          <span aria-hidden>{sequence}</span>
        </span>
      )}
      <p className="min-w-0 grow wrap-anywhere">
        {of} <span className="text-sm text-muted">#{orderNum}</span>
      </p>
      {moves ? (
        <button
          type="button"
          aria-label={m.office_qurbani_screens_take_out({ names: of, tag })}
          onClick={() => onTakeOut(shareId, animalId)}
          className="grid size-9 shrink-0 place-items-center rounded-small text-muted hover:bg-rose-soft hover:text-rose"
        >
          <X aria-hidden className="size-4.5" />
        </button>
      ) : (
        <span className="shrink-0 text-sm text-muted">{stateName[state]()}</span>
      )}
    </li>
  )
}
