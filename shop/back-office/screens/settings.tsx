import { m } from '../../messages/m.ts'
import { pageMeta } from '../../settings/page-meta.ts'
import { SettingsEditor } from '../parts/settings-editor.tsx'
import { StaffOnly } from '../parts/staff-only.tsx'
import type { Route } from './+types/settings'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: m.back_office_settings(),
    description: m.back_office_settings_description(),
    path: '/settings',
    hidden: true,
  })

/** `/settings`: what the shop says of itself, for staff who may change it. */
export default function SettingsScreen() {
  return (
    <div className="page max-w-5xl space-y-6 py-8 md:py-12">
      <div>
        <h1 className="text-3xl md:text-4xl">{m.back_office_settings()}</h1>
        <p className="mt-2 max-w-prose text-muted">{m.back_office_settings_text()}</p>
      </div>
      <StaffOnly permission="settings" address="/settings">
        <SettingsEditor />
      </StaffOnly>
    </div>
  )
}
