import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonLook } from '../../ui/button.tsx'
import type { Block } from '../blocks.contract.ts'
import { WayTo } from './way-to.tsx'

type Props = {
  block: Pick<Block, 'linkName' | 'linkUrl'>
  look?: 'main' | 'solid' | 'quiet'
  className?: string
  /** What it leads to, for who hears the link alone. */
  about?: ReactNode
  ahead?: boolean
}

/** Where a block leads, as a button: to a page of the shop, or out of it. Nothing where it leads nowhere. */
export function BlockLink({ block: { linkName, linkUrl }, look = 'solid', className, about, ahead }: Props) {
  if (!linkUrl || !linkName) return null
  return (
    <WayTo to={linkUrl} className={buttonLook(look, className)} {...(ahead === undefined ? {} : { ahead })}>
      {linkName}
      {about && <span className="sr-only">: {about}</span>}
      {linkUrl.startsWith('https:') && <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />}
    </WayTo>
  )
}
