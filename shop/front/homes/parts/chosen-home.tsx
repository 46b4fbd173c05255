import { lazy, Suspense } from 'react'
import { PlaceOfPart } from '../../../ui/below.tsx'
import { useShop } from '../../../ui/router.ts'
import { StructuredData } from '../../../ui/structured-data.tsx'
import { storeData } from '../../programs/store-data.ts'
import type { HomeData, HomeName } from '../load-home.ts'
import { MainHome } from './main-home.tsx'

/** Each is loaded only if it is visited. */
const others = {
  home1: lazy(() => import('./first-home.tsx').then(({ FirstHome }) => ({ default: FirstHome }))),
  home2: lazy(() => import('./second-home.tsx').then(({ SecondHome }) => ({ default: SecondHome }))),
  home3: lazy(() => import('./third-home.tsx').then(({ ThirdHome }) => ({ default: ThirdHome }))),
  home4: lazy(() => import('./fourth-home.tsx').then(({ FourthHome }) => ({ default: FourthHome }))),
  home5: lazy(() => import('./fifth-home.tsx').then(({ FifthHome }) => ({ default: FifthHome }))),
} satisfies Record<Exclude<HomeName, 'home'>, unknown>

/** Loaded only by a shop that is still empty. */
const OpeningSoon = lazy(() =>
  import('./opening-soon.tsx').then(({ OpeningSoon }) => ({ default: OpeningSoon })),
)

/** The requested home page. */
export function ChosenHome({ home }: { home: HomeData }) {
  const frame = useShop()
  if (!frame) return null
  const Chosen = home.name === 'home' ? MainHome : others[home.name]
  return (
    <Suspense fallback={<PlaceOfPart />}>
      {home.reach && <OpeningSoon shopName={frame.settings.shopName} {...home.reach} />}
      <Chosen home={home} frame={frame} />
      <StructuredData make={import.meta.env.SSR && storeData(home.opening)} />
    </Suspense>
  )
}
