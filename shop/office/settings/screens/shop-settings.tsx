import { m } from '../../../messages/m.ts'
import { Problem } from '../../../ui/problem.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
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
        title={m.back_office_settings()}
        text={place ? place.text() : m.office_settings_none_text()}
      />
      <div className="grid gap-6 2xl:grid-cols-[12rem_minmax(0,1fr)] 2xl:gap-8">
        <SettingsRail here={place?.path} />
        <div className="min-w-0 space-y-8">
          {!place ? (
            <p className="card p-8 text-center text-muted">{m.office_settings_none()}</p>
          ) : problem ? (
            <Problem problem={problem} onRetry={retry} />
          ) : answer ? (
            <SettingsPlace path={place.path} settings={answer} onSaved={retry} />
          ) : (
            <Skeleton lines={5} label={m.shop_loading()} />
          )}
        </div>
      </div>
    </>
  )
}
