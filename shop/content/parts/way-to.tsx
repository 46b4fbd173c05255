import type { ComponentProps } from 'react'
import { m } from '../../messages/m.ts'
import { Link } from '../../ui/link.tsx'
import { isWebAddress } from '../web-address.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the shop, another one, or an empty text. */
  to: string
  ahead?: boolean
}

/** Words that link to a block's address: within the shop, outside (which is announced), or without a link. */
export function WayTo({ to, ahead, children, ...rest }: Props) {
  if (!to) return <span className={rest.className}>{children}</span>
  if (to.startsWith('/'))
    return (
      <Link to={to} {...(ahead === undefined ? {} : { ahead })} {...rest}>
        {children}
      </Link>
    )
  return (
    <a href={to} rel="noreferrer" {...rest}>
      {children}
      {isWebAddress(to) && <span className="sr-only"> {m.content_leaves()}</span>}
    </a>
  )
}
