import type { ReactNode } from 'react'
import { useShop } from '../../../ui/router.ts'

/** The title of a printed sheet with the name of the shop; on screen the heading of the office says it. */
export const PaperTitle = ({ children }: { children: ReactNode }) => (
  <header className="hidden border-b-2 border-ink pb-3 print:block">
    <p className="text-sm text-muted">{useShop()?.settings.shopName}</p>
    <h2 className="text-2xl wrap-anywhere">{children}</h2>
  </header>
)
