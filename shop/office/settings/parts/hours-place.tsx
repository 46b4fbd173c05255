import { m } from '../../../messages/m.ts'
import type { StaffSettings } from '../../../settings/settings.contract.ts'
import { useCall } from '../../../ui/use-call.ts'
import { BreaksList } from './breaks-list.tsx'
import { ClosedDaysList } from './closed-days-list.tsx'
import { DatedHoursList } from './dated-hours-list.tsx'
import { HoursInWords } from './hours-in-words.tsx'
import { HoursPreview } from './hours-preview.tsx'
import { OwnTimesList } from './own-times-list.tsx'
import { PrayerSection } from './prayer-section.tsx'
import { PrayerUnfold } from './prayer-unfold.tsx'
import { SettingsForm } from './settings-form.tsx'
import { PrintedHoursSection } from './settings-sections.tsx'
import { WeekEditor } from './week-editor.tsx'

type Props = { settings: StaffSettings; onSaved: () => void }

/** Everything that decides when the shop is open; the preview loads again after each change. */
export function HoursPlace({ settings, onSaved }: Props) {
  const breaks = useCall('GET /breaks/findAll', {})
  const ownTimes = useCall('GET /prayerTimes/findOwn', {})
  const preview = useCall('GET /storeHours/preview', {})
  const onChanged = preview.retry
  const hasPrayers =
    (breaks.answer ?? []).some(({ prayer }) => prayer !== null) || (ownTimes.answer ?? []).length > 0
  return (
    <>
      <WeekEditor onChanged={onChanged} />
      {settings.openingHours && <HoursInWords text={settings.openingHours} onSaved={onSaved} />}
      <BreaksList found={breaks} onChanged={onChanged} />
      <DatedHoursList onChanged={onChanged} />
      <ClosedDaysList onChanged={onChanged} />
      <PrayerUnfold open={hasPrayers}>
        <SettingsForm
          name="prayers"
          label={m.office_settings_prayers()}
          settings={settings}
          onSaved={onChanged}
        >
          {of => <PrayerSection {...of} isPlaced={settings.position !== null} />}
        </SettingsForm>
        <OwnTimesList found={ownTimes} onChanged={onChanged} />
      </PrayerUnfold>
      <HoursPreview found={preview} withPrayers={hasPrayers} />
      <SettingsForm
        key={settings.openingHours}
        name="hours"
        label={m.office_settings_printed()}
        settings={settings}
        onSaved={onChanged}
      >
        {of => <PrintedHoursSection {...of} />}
      </SettingsForm>
    </>
  )
}
