import { lazy, Suspense } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { WishProps } from './product-wish.tsx'

/** Loaded after the page: nobody needs it to see or to buy a product. */
const ProductWish = lazy(() => import('./product-wish.tsx'))

/** A line with the wish for a product that runs out; it keeps its room until it is there. */
export const WishLine = (props: WishProps) => (
  <div className="min-h-8">
    {useHydrated() && (
      <Suspense>
        <ProductWish {...props} />
      </Suspense>
    )}
  </div>
)
