import { m } from '../../../messages/m.ts'

/** Shows the version that someone else has saved in between; saving again overwrites it. */
export function CurrentVersion({ name, facts }: { name: string; facts: string }) {
  return (
    <p className="text-sm">
      <span className="text-muted">{m.office_settings_saved_now()}</span>{' '}
      <bdi className="font-semibold">{name}</bdi>
      {facts && ` · ${facts}`}
    </p>
  )
}
