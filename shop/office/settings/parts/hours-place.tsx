import { m } from '../../../messages/m.ts'
import type { StaffSettings } from '../../../settings/settings.contract.ts'
import { useCall } from '../../../ui/use-call.ts'
import { ofBranch } from '../of-branch.ts'
import { BreaksList } from './breaks-list.tsx'
import { ClosedDaysList } from './closed-days-list.tsx'
import { DatedHoursList } from './dated-hours-list.tsx'
import { HoursInWords } from './hours-in-words.tsx'
import { HoursPreview } from './hours-preview.tsx'
import { OwnTimesList } from './own-times-list.tsx'
import type { ShownBranch } from './place-of-branch.tsx'
import { PrayerSection } from './prayer-section.tsx'
import { PrayerUnfold } from './prayer-unfold.tsx'
import { SettingsForm } from './settings-form.tsx'
import { PrintedHoursSection } from './settings-sections.tsx'
import { WeekEditor } from './week-editor.tsx'

type Props = {
  branch: ShownBranch
  /** Absent for people who work for some branches alone. */
  settings?: StaffSettings
  /** Called after a change of the settings. */
  onSaved?: () => void
}

/** Everything that decides when a branch is open; the preview loads again after each change. */
export function HoursPlace({ branch: { branchId, isMain, position }, settings, onSaved }: Props) {
  const breaks = ofBranch(useCall('GET /breaks/findAll', {}), branchId)
  const ownTimes = ofBranch(useCall('GET /prayerTimes/findOwn', {}), branchId)
  const preview = useCall('GET /storeHours/preview', { branchId })
  const onChanged = preview.retry
  const hasPrayers =
    (breaks.answer ?? []).some(({ prayer }) => prayer !== null) || (ownTimes.answer ?? []).length > 0
  const list = { branchId, onChanged }
  return (
    <>
      <WeekEditor {...list} />
      {isMain && settings?.openingHours && (
        <HoursInWords text={settings.openingHours} onSaved={() => onSaved?.()} />
      )}
      <BreaksList found={breaks} {...list} />
      <DatedHoursList {...list} />
      <ClosedDaysList {...list} />
      <PrayerUnfold open={hasPrayers}>
        {settings && (
          <SettingsForm
            name="prayers"
            label={m.office_settings_prayers()}
            settings={settings}
            onSaved={onChanged}
          >
            {of => <PrayerSection {...of} isMain={isMain} isPlaced={position !== null} />}
          </SettingsForm>
        )}
        <OwnTimesList found={ownTimes} {...list} />
      </PrayerUnfold>
      <HoursPreview found={preview} withPrayers={hasPrayers} />
      {settings && (
        <SettingsForm
          key={settings.openingHours}
          name="hours"
          label={m.office_settings_printed()}
          settings={settings}
          onSaved={onChanged}
        >
          {of => <PrintedHoursSection {...of} />}
        </SettingsForm>
      )}
    </>
  )
}
