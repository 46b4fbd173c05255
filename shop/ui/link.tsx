import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address within the shop. */
  to: string
  /** Takes the place of the page that is shown in the browser's history. */
  replace?: boolean
  /** Whether what it leads to may be asked for before somebody clicks. */
  ahead?: boolean
}

/** A link to a screen of the shop. It is a plain `<a>`, a page has hundreds: `Ways` follows all of them. */
export function Link({ to, replace = false, ahead = true, ...rest }: Props) {
  return <a href={to} data-way={replace ? 'replace' : ahead ? '' : 'late'} {...rest} />
}
