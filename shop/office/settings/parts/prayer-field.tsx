import type { ComponentProps } from 'react'
import { m } from '../../../messages/m.ts'
import { prayers } from '../../../settings/choices.ts'
import { SelectField } from '../../../ui/forms/field.tsx'
import { prayerNames } from '../prayer-words.ts'

/** A choice of a prayer. */
export const PrayerField = (field: Omit<ComponentProps<typeof SelectField>, 'label'>) => (
  <SelectField label={m.office_settings_prayer()} {...field}>
    {prayers.map(prayer => (
      <option key={prayer} value={prayer}>
        {prayerNames[prayer]()}
      </option>
    ))}
  </SelectField>
)
