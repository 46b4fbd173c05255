import { m } from '../../../messages/m.ts'
import signs from '../../../ui/social-signs.svg?url'

/** The usual networks, by their names in the settings; any other shows its first letter. */
const known = (): Record<string, string> => ({
  [m.settings_facebook()]: 'facebook',
  [m.settings_instagram()]: 'instagram',
  [m.settings_youtube()]: 'youtube',
})

const look = 'grid size-10 place-items-center rounded-round border border-on-deep/30'

/** The shop's social networks; one without an address is shown without a link. */
export function SocialLinks({ links }: { links: readonly { name: string; url: string }[] }) {
  return (
    <ul aria-label={m.front_follow()} className="flex gap-2">
      {links.map(({ name, url }) => (
        <li key={name}>
          {url ? (
            <a href={url} rel="noreferrer" aria-label={name} className={`${look} hover:bg-on-deep/10`}>
              <Sign name={name} />
            </a>
          ) : (
            <span role="img" aria-label={name} title={name} className={look}>
              <Sign name={name} />
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}

function Sign({ name }: { name: string }) {
  const sign = known()[name]
  if (!sign) return <span aria-hidden>{Array.from(name)[0]}</span>
  return (
    <svg aria-hidden="true" className="size-5 fill-current">
      <use href={`${signs}#${sign}`} />
    </svg>
  )
}
