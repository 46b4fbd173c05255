import { useState } from 'react'
import { isOldEnough } from '../../../catalogue/ages/ages.rules.ts'
import { m } from '../../../messages/m.ts'
import type { AgeToCheck } from '../../../orders/ages/age-to-check.rules.ts'
import { Button } from '../../../ui/button.tsx'
import { OpenDialog } from '../../../ui/dialog.tsx'
import { AgeQuestion } from '../../kit/ages/age-question.tsx'

type Props = {
  needed: AgeToCheck
  onClose: () => void
  /** Lets the person take lines out first. */
  onRefuse: () => void
  onChecked: (age: number) => void
}

/** Asks, before an order is closed, if the ID of its customer was checked; otherwise its lines can be taken out first. */
export function AgeDialog({ needed, onClose, onRefuse, onChecked }: Props) {
  const [age, setAge] = useState(0)
  const checked = isOldEnough(age, needed.ageFrom)
  return (
    <OpenDialog title={m.office_age_title()} onClose={onClose}>
      <AgeQuestion
        needed={needed}
        checked={checked}
        onCheck={isChecked => setAge(isChecked ? needed.ageFrom : 0)}
      />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={onRefuse}>
          {m.office_age_take_out()}
        </Button>
        <Button look="main" disabled={!checked} onClick={() => onChecked(age)}>
          {m.office_age_close()}
        </Button>
      </div>
    </OpenDialog>
  )
}
