import { m } from '../../messages/m.ts'

/** What somebody else has saved meanwhile, for who goes on writing over it: the next press does. */
export function StandsNow({ name, facts }: { name: string; facts: string }) {
  return (
    <p className="text-sm">
      <span className="text-muted">{m.office_settings_stands_now()}</span>{' '}
      <bdi className="font-semibold">{name}</bdi>
      {facts && ` · ${facts}`}
    </p>
  )
}
