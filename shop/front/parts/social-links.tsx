import { m } from '../../messages/m.ts'

/** Plain signs of the usual places, drawn for this shop; anything else shows its first letter. */
const signs = (): Record<string, string> => ({
  [m.settings_facebook()]:
    'M13.5 21v-8h2.7l.5-3.2h-3.2V7.8c0-1 .4-1.6 1.7-1.6h1.6V3.3C16.4 3.2 15.5 3 14.5 3c-2.6 0-4.2 1.6-4.2 4.4v2.4H7.5V13h2.8v8z',
  [m.settings_instagram()]:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.6-3.6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  [m.settings_youtube()]:
    'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zM10 9v6l5-3z',
})

const look = 'grid size-10 place-items-center rounded-round border border-on-deep/30'

/** The shop's places elsewhere; one without an address is shown, but leads nowhere. */
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
  const path = signs()[name]
  if (!path) return <span aria-hidden>{name.slice(0, 1)}</span>
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5" fill="currentColor" fillRule="evenodd">
      <path d={path} />
    </svg>
  )
}
