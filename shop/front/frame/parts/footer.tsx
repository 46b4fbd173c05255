import { Banknote } from 'lucide-react'
import { m } from '../../../messages/m.ts'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { FooterHelp } from './footer-help.tsx'
import { Still } from './still.tsx'

/** The shop's name and address, opening hours, pages and version. */
export function Footer({ settings }: Pick<ShopData, 'settings'>) {
  return (
    <footer className="bg-deep text-sm text-on-deep">
      <div className="page grid grid-cols-2 gap-x-6 gap-y-10 pt-14 pb-10 lg:grid-cols-[1.6fr_1.2fr_1fr_1fr]">
        <Still part="footer-facts" className="contents" />
        <FooterHelp />
      </div>
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-on-deep/15 py-5">
        <p className="flex items-center gap-2">
          <Banknote aria-hidden className="size-5 shrink-0 text-saffron" />
          {m.front_payment()}
        </p>
        <p className="tabular-nums">
          {m.front_version({ version: settings.version, label: settings.environmentLabel })}
        </p>
      </div>
    </footer>
  )
}
