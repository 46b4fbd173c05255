import { useRouteLoaderData } from 'react-router'
import type { Category } from '../catalogue/catalogue.contract.ts'
import { withBeside } from '../catalogue/shelves/frame-categories.rules.ts'
import { useShop } from '../ui/use-shop.ts'

/** Returns the categories that can be chosen on the shop page: those of the frame, and all of the current department. */
export function useListCategories(): readonly Category[] {
  const beside = useRouteLoaderData<{ beside: readonly Category[] }>('shop/:categoryId')?.beside ?? []
  return withBeside(useShop()?.categories ?? [], beside)
}
