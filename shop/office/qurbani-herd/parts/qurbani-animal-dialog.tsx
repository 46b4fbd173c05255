import { useState } from 'react'
import { send } from '../../../api.ts'
import { readNumber } from '../../../lib/read-number.ts'
import { m } from '../../../messages/m.ts'
import { type Kind, kinds } from '../../../qurbani/animals.rules.ts'
import type { HerdAnimal } from '../../../qurbani/herd/herd.contract.ts'
import type { SeasonRow } from '../../../qurbani/season/seasons.contract.ts'
import { Field, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'
import { toast } from '../../../ui/toast.tsx'
import { CurrentVersion } from '../../forms/parts/current-version.tsx'
import { DialogForm } from '../../forms/parts/dialog-form.tsx'
import { QurbaniAnimalPicture } from '../../kit/parts/qurbani-animal-picture.tsx'
import { animalName, dayName } from '../../kit/qurbani-office-words.ts'

type Props = {
  /** Absent for a new one. */
  animal: HerdAnimal | undefined
  seasonId: number
  days: SeasonRow['days']
  onClose: () => void
  onSaved: () => void
}

const factsOf = ({ kind, day, weight }: HerdAnimal) =>
  [animalName[kind](), day && m.office_qurbani_screens_day({ day }), weight].filter(Boolean).join(' · ')

/** The form for an animal: its tag, kind, day and weight; a saved one also has its picture. */
export function QurbaniAnimalDialog({ animal: opened, seasonId, days, onClose, onSaved }: Props) {
  const [animal, setAnimal] = useState(opened)
  const initial = {
    tag: animal?.tag ?? '',
    kind: animal?.kind ?? ('GOAT' as Kind),
    day: String(animal?.day ?? ''),
    weight: String(animal?.weight ?? ''),
    note: animal?.note ?? '',
  }
  const form = useForm(initial, {
    check: ({ tag, weight }) => ({
      ...(tag.trim() ? {} : { tag: m.qurbani_tag_needed() }),
      ...(weight.trim() === '' || readNumber(weight) > 0 ? {} : { weight: m.qurbani_weight_wrong() }),
    }),
    post: async ({ tag, kind, day, weight, note }) => {
      const sent = await send('POST /qurbani/saveAnimal', {
        ...(animal ? { animalId: animal.animalId, version: animal.version } : {}),
        ...{ seasonId, tag, kind, note },
        day: day === '' ? null : Number(day),
        weight: weight.trim() === '' ? null : readNumber(weight),
      })
      if (sent.ok) {
        toast(m.office_qurbani_screens_saved_animal({ tag: sent.answer.tag }))
        onSaved()
        onClose()
        return undefined
      }
      const now = sent.problem.animal as HerdAnimal | undefined
      if (now) {
        setAnimal(now)
        onSaved()
      }
      return sent.problem
    },
  })
  const isTaken = animal !== undefined && (animal.taken > 0 || animal.offerId !== null)
  return (
    <DialogForm
      title={animal ? m.office_qurbani_screens_herd_edit() : m.office_qurbani_screens_herd_add()}
      form={form}
      current={animal && <CurrentVersion name={animal.tag} facts={factsOf(animal)} />}
      onClose={onClose}
    >
      <Field label={m.office_qurbani_screens_tag_head()} maxLength={40} {...form.text('tag')} />
      <SelectField label={m.office_qurbani_screens_kind()} disabled={isTaken} {...form.text('kind')}>
        {kinds.map(kind => (
          <option key={kind} value={kind}>
            {animalName[kind]()}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={m.office_qurbani_screens_day_head()}
        hint={animal && animal.taken > 0 && m.office_qurbani_screens_kept_by_shares()}
        {...form.text('day')}
      >
        <option value="">{m.office_qurbani_screens_no_day()}</option>
        {days.map(({ day, date }) => (
          <option key={day} value={day}>
            {dayName(day, date)}
          </option>
        ))}
      </SelectField>
      <Field
        inputMode="decimal"
        label={m.office_qurbani_screens_weight()}
        maxLength={8}
        {...form.text('weight')}
      />
      <TextField
        wide
        label={m.office_qurbani_screens_note()}
        hint={m.office_qurbani_screens_note_hint()}
        rows={2}
        maxLength={500}
        {...form.text('note')}
      />
      {animal && (
        <QurbaniAnimalPicture
          animal={animal}
          onChange={picture => {
            // The picture is saved on its own; the typed values stay, with the new version.
            setAnimal({ ...animal, picture, version: animal.version + 1 })
            onSaved()
          }}
        />
      )}
    </DialogForm>
  )
}
