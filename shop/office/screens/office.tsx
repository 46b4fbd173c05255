import { matchPath } from 'react-router'
import { PAGE_GUEST } from '../../lib/page-guest.ts'
import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { OfficeHeading } from '../kit/parts/office-heading.tsx'
import { officeScreens } from '../office-screens.ts'
import { OfficeFrame } from '../parts/office-frame.tsx'
import { OfficePlace } from '../parts/office-place.tsx'
import type { Route } from './+types/office'
import '../office.css'

/** Finds the screen at an address below `/admin`, and its parameters. */
function screenAt(rest = '') {
  for (const screen of officeScreens) {
    const match = matchPath(`/${screen.path}`, `/${rest}`)
    if (match) return { screen, params: match.params }
  }
}

/** Zones are drawn on the map, which may come from another site; the camera reads codes. */
export const headers = () => ({ [PAGE_GUEST]: 'office' })

export const meta: Route.MetaFunction = ({ params, matches, location }) =>
  pageMeta(matches, {
    title: screenAt(params['*'])?.screen.title() ?? m.office_not_found(),
    description: m.office_description(),
    path: location.pathname,
    hidden: true,
  })

/** `/admin` and everything below it: the office, for the shop's staff. */
export default function OfficeScreen({ params }: Route.ComponentProps) {
  const found = screenAt(params['*'])
  return (
    <OfficeFrame>
      {found ? (
        <OfficePlace {...found} />
      ) : (
        <OfficeHeading title={m.office_not_found()} text={m.office_not_found_text()} />
      )}
    </OfficeFrame>
  )
}
