import { ExternalLink } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../../messages/m.ts'
import { buttonLook } from '../../../ui/button.tsx'

/**
 * Opens a mail as its reader sees it: on a separate page that runs no scripts and loads nothing. `name` distinguishes the
 * link.
 */
export function SeeMail({
  address,
  name,
  children,
}: {
  address: string
  name?: string
  children: ReactNode
}) {
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={name}
      title={m.office_messages_new_tab()}
      className={buttonLook('quiet', 'self-start')}
    >
      <ExternalLink aria-hidden className="size-4.5 shrink-0" />
      {children}
    </a>
  )
}
