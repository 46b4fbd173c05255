import { ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { ButtonLink, buttonLook } from '../../ui/button.tsx'
import type { Block } from '../blocks.contract.ts'

type Props = {
  block: Pick<Block, 'linkName' | 'linkUrl'>
  look?: 'main' | 'solid' | 'quiet'
  className?: string
  /** What it leads to, for who hears the link alone. */
  about?: ReactNode
}

/** Where a block leads, as a button: to a page of the shop, or out of it, which it says. Nothing where it leads nowhere. */
export function BlockLink({ block: { linkName, linkUrl }, look = 'solid', className = '', about }: Props) {
  if (!linkUrl || !linkName) return null
  const words = (
    <>
      {linkName}
      {about && <span className="sr-only">: {about}</span>}
    </>
  )
  if (linkUrl.startsWith('/'))
    return (
      <ButtonLink to={linkUrl} look={look} className={className}>
        {words}
      </ButtonLink>
    )
  return (
    <a href={linkUrl} rel="noreferrer" className={buttonLook(look, className)}>
      {words}
      {linkUrl.startsWith('https:') && (
        <>
          <ArrowUpRight aria-hidden className="size-4 rtl:-scale-x-100" />
          <span className="sr-only">{m.content_leaves()}</span>
        </>
      )}
    </a>
  )
}
