import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { SettingsPlace } from '../parts/settings-place.tsx'
import { SettingsRail } from '../parts/settings-rail.tsx'
import { settingsPlaces } from '../settings-places.ts'

/** `/admin/settings` and the sections below it: everything that differs between shops. */
export default function ShopSettingsScreen({ params: { section = '' } }: OfficeProps) {
  const place = settingsPlaces.find(({ path }) => path === section)
  const { answer, problem, retry } = useCall('GET /settings/findForStaff', {})
  return (
    <>
      <OfficeHeading
        title={m.office_settings()}
        text={place ? place.text() : m.office_settings_none_text()}
      />
      <div className="grid gap-6 2xl:grid-cols-[12rem_minmax(0,1fr)] 2xl:gap-8">
        <SettingsRail here={place?.path} />
        <div className="min-w-0 space-y-8">
          {!place ? (
            <p className="card p-8 text-center text-muted">{m.office_settings_none()}</p>
          ) : (
            <Answer problem={problem} onRetry={retry} lines={5}>
              {answer && <SettingsPlace path={place.path} settings={answer} onSaved={retry} />}
            </Answer>
          )}
        </div>
      </div>
    </>
  )
}
