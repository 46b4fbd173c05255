import { useRouteLoaderData } from 'react-router'
import type { loader } from '../root.tsx'
import type { Category, Department } from './catalogue.contract.ts'

/** Departments and categories, which the frame has already loaded; none where it could not be. */
export function useShopData(): { departments: readonly Department[]; categories: readonly Category[] } {
  return useRouteLoaderData<typeof loader>('root') ?? { departments: [], categories: [] }
}
