import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { ShopData } from '../../../ui/use-shop.ts'
import { Header } from './header.tsx'

/** Loaded only by shops that chose it. */
const HeaderSeven = lazy(() =>
  import('./header-seven.tsx').then(({ HeaderSeven }) => ({ default: HeaderSeven })),
)

/** The header chosen in the settings; `/header7` shows variant 7 in any shop. */
export function ChosenHeader(data: Omit<ShopData, 'news'>) {
  const { pathname } = useLocation()
  const isSeven = data.settings.header === 'header7' || pathname === '/header7'
  if (!isSeven) return <Header {...data} />
  return (
    <Suspense fallback={<div className="h-18 border-b border-line" />}>
      <HeaderSeven shopName={data.settings.shopName} sign={data.settings.logo} />
    </Suspense>
  )
}
