import type { OutputOf } from '../../../lib/call.ts'
import type { findSettings } from '../../../settings/settings.contract.ts'
import type { SettingsPath } from '../settings-places.ts'
import { HoursPlace } from './hours-place.tsx'
import { PlaceOfBranch } from './place-of-branch.tsx'
import { WindowsPlace } from './windows-place.tsx'
import { ZoneList } from './zone-list.tsx'

type Props = { path: SettingsPath; settings: OutputOf<typeof findSettings> }

/** A section of the settings without what counts for the whole shop, for people who work for some branches alone. */
export function BranchPlace({ path, settings: { currency, distanceUnit } }: Props) {
  return (
    <PlaceOfBranch>
      {branch =>
        path === 'hours' ? (
          <HoursPlace branch={branch} />
        ) : path === 'windows' ? (
          <WindowsPlace branchId={branch.branchId} currency={currency} />
        ) : (
          <ZoneList branch={branch} currency={currency} unit={distanceUnit} />
        )
      }
    </PlaceOfBranch>
  )
}
