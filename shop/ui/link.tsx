import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** The address within the shop. */
  to: string
  /** Replaces the current page in the browser's history. */
  replace?: boolean
  /** As `replace`, and the page stays where it is scrolled to. */
  stay?: boolean
  /** True if its target may be prefetched before a click. */
  ahead?: boolean
}

/** A link to a screen of the shop. It is a plain `<a>`, because a page has hundreds; `Ways` follows all of them. */
export function Link({ to, replace = false, stay = false, ahead = true, ...rest }: Props) {
  return <a href={to} data-way={stay ? 'stay' : replace ? 'replace' : ahead ? '' : 'late'} {...rest} />
}
