import { lazy, Suspense } from 'react'
import { island } from '../../../ui/island.tsx'
import { useLocation, useShop } from '../../../ui/router.ts'
import { Header } from './header.tsx'

/** Loaded only by shops that chose it. */
const HeaderSeven = lazy(() =>
  import('./header-seven.tsx').then(({ HeaderSeven }) => ({ default: HeaderSeven })),
)

/** The header chosen in the settings; `/header7` shows variant 7 in any shop. */
export const ChosenHeader = island('header', () => {
  const settings = useShop()?.settings
  const { pathname } = useLocation()
  if (!settings) return null
  const isSeven = settings.header === 'header7' || pathname === '/header7'
  if (!isSeven) return <Header settings={settings} />
  return (
    <Suspense fallback={<div className="h-18 border-b border-line" />}>
      <HeaderSeven shopName={settings.shopName} sign={settings.logo} />
    </Suspense>
  )
})
