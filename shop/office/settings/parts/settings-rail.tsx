import { m } from '../../../messages/m.ts'
import { Link } from '../../../ui/link.tsx'
import type { SettingsPath, SettingsPlace } from '../settings-places.ts'

type Props = { places: readonly SettingsPlace[]; here: SettingsPath | undefined }

/** The sections of the settings: next to the open one, above it on narrow screens. */
export function SettingsRail({ places, here }: Props) {
  return (
    <nav aria-label={m.office_settings_sections()}>
      <ul className="flex flex-wrap gap-1.5 2xl:sticky 2xl:top-8 2xl:flex-col">
        {places.map(({ path, name }) => (
          <li key={path}>
            <Link
              to={path ? `/admin/settings/${path}` : '/admin/settings'}
              aria-current={path === here ? 'page' : undefined}
              className="flex min-h-11 items-center rounded-small px-3 font-medium max-sm:min-h-10 max-sm:px-2.5 max-sm:text-sm hover:bg-green-soft aria-[current=page]:bg-green-soft aria-[current=page]:text-green border border-line aria-[current=page]:border-green-soft 2xl:border-transparent"
            >
              {name()}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
