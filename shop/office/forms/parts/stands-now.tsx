import { m } from '../../../messages/m.ts'

/** Shows the version that someone else has saved in between; saving again overwrites it. */
export function StandsNow({ name, facts }: { name: string; facts: string }) {
  return (
    <p className="text-sm">
      <span className="text-muted">{m.office_settings_stands_now()}</span>{' '}
      <bdi className="font-semibold">{name}</bdi>
      {facts && ` · ${facts}`}
    </p>
  )
}
