import { useRouteLoaderData } from 'react-router'
import type { Category } from '../catalogue/catalogue.contract.ts'
import { withBeside } from '../catalogue/frame-categories.rules.ts'
import { useShopData } from '../catalogue/use-shop-data.ts'
import type { loader } from './screens/shop.tsx'

/** The categories that may be chosen on the shop page: those of the frame, and all of the department that is shown. */
export function useListCategories(): readonly Category[] {
  const beside = useRouteLoaderData<typeof loader>('search/screens/shop')?.beside ?? []
  return withBeside(useShopData().categories, beside)
}
