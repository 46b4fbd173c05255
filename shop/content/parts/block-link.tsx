import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '../../ui/button.tsx'
import type { Block } from '../blocks.contract.ts'
import { isWebAddress } from '../web-address.ts'
import { WayTo } from './way-to.tsx'

type Props = {
  block: Pick<Block, 'linkName' | 'linkUrl'>
  look?: 'main' | 'solid' | 'quiet'
  className?: string
  /** The target, for people who only hear the link. */
  about?: ReactNode
  ahead?: boolean
}

/** The link of a block as a button: to a page of the shop, or outside. Renders nothing without an address. */
export function BlockLink({ block: { linkName, linkUrl }, look = 'solid', className, about, ahead }: Props) {
  if (!linkUrl || !linkName) return null
  return (
    <WayTo to={linkUrl} className={buttonLook(look, className)} {...(ahead === undefined ? {} : { ahead })}>
      {linkName}
      {about && <span className="sr-only">: {about}</span>}
      {isWebAddress(linkUrl) && <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />}
    </WayTo>
  )
}
