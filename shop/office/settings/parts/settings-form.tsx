import type { ReactNode } from 'react'
import { send } from '../../../api.ts'
import type { StaffSettings } from '../../../settings/settings.contract.ts'
import type { useForm } from '../../../ui/forms/use-form.ts'
import { EditForm } from '../../forms/parts/edit-form.tsx'
import { useEditForm } from '../../forms/use-edit-form.ts'
import {
  changesIn,
  checkChanges,
  type SettingsDraft,
  sentChanges,
  settingsDraftOf,
} from '../settings-draft.rules.ts'
import { describeSetting } from '../settings-words.ts'

/** The form that a section belongs to. */
export type OfSettings = { form: ReturnType<typeof useForm<SettingsDraft>> }

type Props = {
  name: string
  label: string
  settings: StaffSettings
  onSaved?: () => void
  children: (of: OfSettings) => ReactNode
}

/** A form for some of the settings. Only changes are sent. */
export function SettingsForm({ name, label, settings, onSaved, children }: Props) {
  const { exponent } = settings.currency
  const edit = useEditForm<SettingsDraft>({
    name,
    initial: settingsDraftOf(settings),
    check: (draft, stood) => checkChanges(changesIn(draft, stood), exponent),
    save: async (draft, stood) => {
      const sent = await send('POST /settings/save', sentChanges(draft, stood))
      if (sent.ok) onSaved?.()
      if (sent.ok) return { now: settingsDraftOf(sent.answer) }
      const now = sent.problem.settings as StaffSettings | undefined
      return now ? { theirs: settingsDraftOf(now) } : { problem: sent.problem }
    },
  })
  return (
    <EditForm label={label} edit={edit} fieldText={describeSetting}>
      {children({ form: edit.form })}
    </EditForm>
  )
}
