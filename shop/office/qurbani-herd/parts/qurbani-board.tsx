import { DndContext, type DragEndEvent, DragOverlay } from '@dnd-kit/core'
import { useEffect, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import { useDragSensors } from '../../forms/use-drag-sensors.ts'
import { placeUnder, toNextPlace } from '../dragging-to-pens.ts'
import type { Assigning } from '../use-assigning.ts'
import type { Moving } from '../waiting-groups.rules.ts'
import { QurbaniChosen } from './qurbani-chosen.tsx'
import { penName, QurbaniPens } from './qurbani-pens.tsx'
import { QurbaniWaiting } from './qurbani-waiting.tsx'

type Props = {
  seasonId: number
  assigning: Assigning
  animals: readonly QueueAnimal[]
  shares: readonly ShareRow[]
}

/** The id of the animal that shares were dropped on; undefined for the waiting list. */
const animalAt = (id: unknown): number | undefined => {
  const [what, animalId] = String(id).split(' ')
  return what === 'pen' ? Number(animalId) : undefined
}

/** Waiting shares on one side, animals with their shares on the other; dragging moves shares between them. */
export function QurbaniBoard({ seasonId, assigning, animals, shares }: Props) {
  const { put, takeOut, total } = assigning
  const [moving, setMoving] = useState<Moving>()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const moved = useRef<readonly number[]>([])
  const board = useRef<HTMLDivElement>(null)
  const sensors = useDragSensors(toNextPlace)
  // After a reload, moved shares are elsewhere: the focus follows them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever what is shown has changed
  useEffect(() => {
    const [shareId] = moved.current
    const handle = board.current?.querySelector<HTMLElement>(`[data-share="${shareId}"]`)
    if (!handle || (document.activeElement ?? document.body) !== document.body) return
    handle.focus()
    moved.current = []
  }, [animals, shares])
  const known = (id: number) => animals.find(({ animalId }) => animalId === id)
  const placeName = (id: unknown) => {
    const animal = known(animalAt(id) ?? 0)
    return animal ? penName(animal) : m.office_qurbani_screens_waiting()
  }
  const nameOf = (data: unknown) => (data as Moving | undefined)?.name ?? ''
  const ended = ({ active, over }: DragEndEvent) => {
    setMoving(undefined)
    const it = active.data.current as Moving | undefined
    if (!it || !over) return
    const animalId = animalAt(over.id)
    if (animalId === (it.from ?? undefined)) return
    moved.current = it.shareIds
    if (animalId !== undefined)
      void put(it.shareIds, animalId, it.from).then(done => done && setChosen(new Set()))
    else if (it.from !== null) void takeOut(it.shareIds, it.from)
  }
  const still = shares.filter(({ shareId }) => chosen.has(shareId))
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={placeUnder}
      onDragStart={({ active }) => setMoving(active.data.current as Moving)}
      onDragCancel={() => setMoving(undefined)}
      onDragEnd={ended}
      accessibility={{
        screenReaderInstructions: { draggable: m.office_qurbani_screens_drag_how() },
        announcements: {
          onDragStart: ({ active }) =>
            m.office_qurbani_screens_drag_taken({ name: nameOf(active.data.current) }),
          onDragOver: ({ active, over }) =>
            over
              ? m.office_qurbani_screens_drag_over({
                  name: nameOf(active.data.current),
                  place: placeName(over.id),
                })
              : m.office_qurbani_screens_drag_nowhere({ name: nameOf(active.data.current) }),
          onDragEnd: ({ active, over }) => {
            const it = active.data.current as Moving | undefined
            const name = it?.name ?? ''
            return over && animalAt(over.id) !== (it?.from ?? undefined)
              ? m.office_qurbani_screens_drag_put({ name, place: placeName(over.id) })
              : m.office_qurbani_screens_drag_back({ name })
          },
          onDragCancel: ({ active }) =>
            m.office_qurbani_screens_drag_back({ name: nameOf(active.data.current) }),
        },
      }}
    >
      <div ref={board} className="grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <QurbaniWaiting shares={shares} total={total} moving={moving} chosen={chosen} onChoose={setChosen} />
        <QurbaniPens
          seasonId={seasonId}
          animals={animals}
          moving={moving}
          onTakeOut={(shareId, from) => {
            moved.current = [shareId]
            void takeOut([shareId], from)
          }}
        />
      </div>
      {still.length > 0 && (
        <QurbaniChosen
          shares={still}
          animals={animals}
          onPut={async animalId => {
            const shareIds = still.map(({ shareId }) => shareId)
            moved.current = shareIds
            if (await put(shareIds, animalId, null)) setChosen(new Set())
          }}
          onNone={() => setChosen(new Set())}
        />
      )}
      <DragOverlay dropAnimation={null}>
        {moving && (
          <p className="w-fit max-w-72 truncate rounded-small border border-green bg-raised px-4 py-2 font-semibold shadow-raised">
            {moving.name}
          </p>
        )}
      </DragOverlay>
    </DndContext>
  )
}
