import type { ComponentProps } from 'react'
import { storageKinds, storageWord } from '../../../catalogue/storage.rules.ts'
import { m } from '../../../messages/m.ts'
import { SelectField } from '../../../ui/forms/field.tsx'

/** How a product is stored, which says in which bags it is packed. */
export const StorageField = (field: Omit<ComponentProps<typeof SelectField>, 'label' | 'children'>) => (
  <SelectField label={m.office_catalogue_storage()} hint={m.office_catalogue_storage_hint()} {...field}>
    {storageKinds.map(kind => (
      <option key={kind} value={kind}>
        {storageWord(kind)}
      </option>
    ))}
  </SelectField>
)
