import { useId } from 'react'
import { m } from '../../../messages/m.ts'
import { kinds } from '../../../qurbani/animals.rules.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { Link } from '../../../ui/link.tsx'
import { animalName } from '../../kit/qurbani-office-words.ts'
import { freePlaces, type Moving } from '../waiting-groups.rules.ts'
import { QurbaniPen } from './qurbani-pen.tsx'

type Props = {
  seasonId: number
  animals: readonly QueueAnimal[]
  moving: Moving | undefined
  onTakeOut: (shareId: number, from: number) => void
}

/** The name of an animal as a place for shares. */
export const penName = (animal: QueueAnimal): string =>
  m.office_qurbani_screens_pen_name({
    kind: animalName[animal.kind](),
    tag: animal.tag,
    free: freePlaces(animal),
    places: animal.places,
  })

/** The animals of a day with their shares, by kind. */
export function QurbaniPens({ seasonId, animals, moving, onTakeOut }: Props) {
  const id = useId()
  return (
    <div className="min-w-0 space-y-6">
      <h2 id={id} className="text-2xl">
        {m.office_qurbani_screens_pens()}
      </h2>
      {animals.length === 0 && (
        <p className="card p-6 text-muted">
          {m.office_qurbani_screens_pens_none()}{' '}
          <Link to={`/admin/qurbani/${seasonId}/herd`} className="text-green underline underline-offset-4">
            {m.office_qurbani_screens_to_herd()}
          </Link>
        </p>
      )}
      {kinds.map(kind => {
        const pens = animals.filter(animal => animal.kind === kind)
        if (pens.length === 0) return null
        return (
          <section key={kind} aria-labelledby={`${id} ${id}-${kind}`}>
            <h3 id={`${id}-${kind}`} className="mb-2 text-lg">
              {animalName[kind]()}
            </h3>
            <ul className="grid gap-3 sm:grid-cols-2">
              {pens.map(animal => (
                <QurbaniPen key={animal.animalId} animal={animal} moving={moving} onTakeOut={onTakeOut} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
