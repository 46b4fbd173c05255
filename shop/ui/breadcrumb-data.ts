import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { ShopFacts } from './structured-data.tsx'

/** A step on the way to a page; the last one is the page itself and links nowhere. */
export type Step = { says: string; to?: string }

/** Returns the breadcrumb for search engines. */
export const breadcrumbData =
  (steps: readonly Step[]) =>
  ({ publicAddress }: ShopFacts): WithContext<BreadcrumbList> => ({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ says, to }, position) => ({
      '@type': 'ListItem',
      position: position + 1,
      name: says,
      // The last one is the page itself: it needs no address.
      ...(to ? { item: publicAddress + to } : {}),
    })),
  })
