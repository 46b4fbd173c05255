import { lazy, Suspense } from 'react'
import { useLocation } from '../../../ui/router.ts'
import type { ShopData } from '../../../ui/use-shop.ts'
import { Header } from './header.tsx'

/** Loaded only by shops that chose it. */
const HeaderSeven = lazy(() =>
  import('./header-seven.tsx').then(({ HeaderSeven }) => ({ default: HeaderSeven })),
)

/** The header chosen in the settings; `/header7` shows variant 7 in any shop. */
export function ChosenHeader({ settings }: Pick<ShopData, 'settings'>) {
  const { pathname } = useLocation()
  const isSeven = settings.header === 'header7' || pathname === '/header7'
  if (!isSeven) return <Header settings={settings} />
  return (
    <Suspense fallback={<div className="h-18 border-b border-line" />}>
      <HeaderSeven shopName={settings.shopName} sign={settings.logo} />
    </Suspense>
  )
}
