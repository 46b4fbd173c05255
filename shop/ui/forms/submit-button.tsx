import type { ReactNode } from 'react'
import { m } from '../../messages/m.ts'
import { Button } from '../button.tsx'
import { useHydrated } from '../use-hydrated.ts'

type Props = { sending: boolean; className?: string; look?: 'main' | 'solid'; children: ReactNode }

/** Submits a form, once the page is hydrated. While it sends, it says so and keeps the focus. */
export function SubmitButton({ sending, className = '', look = 'main', children }: Props) {
  const hydrated = useHydrated()
  return (
    <Button
      look={look}
      type={hydrated ? 'submit' : 'button'}
      aria-disabled={sending || undefined}
      className={className}
    >
      {sending ? m.shop_loading() : children}
    </Button>
  )
}
