import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import type { FrameData } from './frame-data.ts'
import { Header } from './header.tsx'

/** Only shops that chose it load it. */
const HeaderSeven = lazy(() =>
  import('./header-seven.tsx').then(({ HeaderSeven }) => ({ default: HeaderSeven })),
)

/** The header that the settings choose; `/header7` shows variant 7 in any shop. */
export function ChosenHeader(data: Omit<FrameData, 'news'>) {
  const { pathname } = useLocation()
  const isSeven = data.settings.header === 'header7' || pathname === '/header7'
  if (!isSeven) return <Header {...data} />
  return (
    <Suspense fallback={<div className="h-18 border-b border-line" />}>
      <HeaderSeven shopName={data.settings.shopName} sign={data.settings.logo} />
    </Suspense>
  )
}
