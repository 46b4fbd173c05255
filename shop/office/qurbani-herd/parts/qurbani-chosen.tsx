import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import type { QueueAnimal } from '../../../qurbani/day/slaughter-day.contract.ts'
import type { ShareRow } from '../../../qurbani/desk/qurbani-desk.contract.ts'
import { Button } from '../../../ui/button.tsx'
import { inputLook } from '../../../ui/forms/field.tsx'
import { ChosenBar } from '../../lists/parts/chosen-bar.tsx'
import { takes } from '../waiting-groups.rules.ts'
import { penName } from './qurbani-pens.tsx'

type Props = {
  shares: readonly ShareRow[]
  animals: readonly QueueAnimal[]
  onPut: (animalId: number) => Promise<void>
  onNone: () => void
}

/** The actions on the chosen shares; at the lower edge of the screen while there are some. */
export function QurbaniChosen({ shares, animals, onPut, onNone }: Props) {
  const [animalId, setAnimalId] = useState('')
  const shareIds = shares.map(({ shareId }) => shareId)
  const [kind, ...others] = new Set(shares.map(share => share.kind))
  const isMixed = others.length > 0
  const fitting = kind && !isMixed ? animals.filter(animal => takes(animal, { shareIds, kind })) : []
  const chosen = fitting.find(animal => String(animal.animalId) === animalId)
  return (
    <ChosenBar says={m.office_qurbani_screens_chosen({ count: shares.length })} onNone={onNone}>
      {isMixed ? (
        <p>{m.office_qurbani_screens_mixed()}</p>
      ) : (
        <>
          <select
            aria-label={m.office_qurbani_screens_put_into()}
            className={`${inputLook} max-w-full sm:w-72`}
            value={chosen ? animalId : ''}
            onChange={({ target }) => setAnimalId(target.value)}
          >
            <option value="">{m.office_qurbani_screens_put_choose()}</option>
            {fitting.map(animal => (
              <option key={animal.animalId} value={animal.animalId}>
                {penName(animal)}
              </option>
            ))}
          </select>
          <Button look="main" disabled={!chosen} onClick={() => chosen && void onPut(chosen.animalId)}>
            {m.office_qurbani_screens_put()}
          </Button>
        </>
      )}
    </ChosenBar>
  )
}
