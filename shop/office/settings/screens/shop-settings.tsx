import { m } from '../../../messages/m.ts'
import { Answer } from '../../../ui/answer.tsx'
import { useSession } from '../../../ui/session.ts'
import { useCall } from '../../../ui/use-call.ts'
import { OfficeHeading } from '../../kit/parts/office-heading.tsx'
import type { OfficeProps } from '../../office-screen.ts'
import { BranchPlace } from '../parts/branch-place.tsx'
import { SettingsPlace } from '../parts/settings-place.tsx'
import { SettingsRail } from '../parts/settings-rail.tsx'
import { placesFor } from '../settings-places.ts'

/** `/admin/settings` and the sections below it: everything that differs between shops, and between branches. */
export default function ShopSettingsScreen({ params: { section = '' } }: OfficeProps) {
  const branches = useSession()?.branches
  const places = placesFor(branches)
  const place = places.find(({ path }) => path === section) ?? (section ? undefined : places[0])
  const ofShop = useCall('GET /settings/findForStaff', {}, !branches)
  const ofBranch = useCall('GET /settings/find', {}, Boolean(branches))
  const { problem, retry } = branches ? ofBranch : ofShop
  return (
    <>
      <OfficeHeading
        title={m.office_settings()}
        text={place ? place.text() : m.office_settings_none_text()}
      />
      <div className="grid gap-6 2xl:grid-cols-[12rem_minmax(0,1fr)] 2xl:gap-8">
        <SettingsRail places={places} here={place?.path} />
        <div className="min-w-0 space-y-8">
          {!place ? (
            <p className="card p-8 text-center text-muted">{m.office_settings_none()}</p>
          ) : (
            <Answer problem={problem} onRetry={retry} lines={5}>
              {branches
                ? ofBranch.answer && <BranchPlace path={place.path} settings={ofBranch.answer} />
                : ofShop.answer && (
                    <SettingsPlace path={place.path} settings={ofShop.answer} onSaved={retry} />
                  )}
            </Answer>
          )}
        </div>
      </div>
    </>
  )
}
