import type { BreadcrumbList, WithContext } from 'schema-dts'
import type { Step } from './breadcrumb.tsx'
import type { ShopFacts } from './structured-data.tsx'

/** The way to a page as search engines read it. */
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
