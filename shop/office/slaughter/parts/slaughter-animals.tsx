import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import { animalsFor, type Sought } from '../../kit/slaughter-queue.rules.ts'
import type { SlaughterTaps } from '../use-slaughter-day.ts'
import { SlaughterAnimal } from './slaughter-animal.tsx'

type Props = {
  animals: readonly QueueAnimal[]
  sought: Sought
  taps: SlaughterTaps
  /** The address of the day's labels. */
  labels: string
  onChanged: () => void
}

/** The animals of the day, ordered by tag; one at a time is open. */
export function SlaughterAnimals({ animals, sought, taps, labels, onChanged }: Props) {
  const [opened, setOpened] = useState<number>()
  // The open animal stays in the list, even when its last share has just left.
  const openedAnimals = animals.filter(({ animalId }) => animalId === opened)
  const wanted = new Set([...animalsFor(animals, sought), ...openedAnimals])
  const found = animalsFor(animals, { words: '', kind: '', open: false }).filter(one => wanted.has(one))
  if (found.length === 0)
    return (
      <p className="card p-8 text-center text-muted">
        {animals.length ? m.office_slaughter_nothing_found() : m.office_slaughter_no_animals()}
      </p>
    )
  return (
    <ul className="grid gap-3">
      {found.map(animal => (
        <SlaughterAnimal
          key={animal.animalId}
          animal={animal}
          taps={taps}
          onChanged={onChanged}
          labels={`${labels}&animal=${animal.animalId}`}
          open={opened === animal.animalId}
          onToggle={() => setOpened(opened === animal.animalId ? undefined : animal.animalId)}
        />
      ))}
    </ul>
  )
}
