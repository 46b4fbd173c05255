import { useRouteLoaderData } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'

/** What the frame's settings tell of the shop. */
export type ShopFacts = { publicAddress: string; shopName: string; currency: { code: string } }

type Props = {
  /** Makes it, for the shop; absent in browsers. */
  make: false | ((shop: ShopFacts) => WithContext<Thing>)
}

/**
 * What a page is about, for programs (schema.org, as JSON-LD). Only the page from the server has it: before `make` stands
 * `import.meta.env.SSR &&`, so that browsers do not load what makes it.
 */
export function StructuredData({ make }: Props) {
  const root = useRouteLoaderData('root') as { settings: ShopFacts } | undefined
  const data = import.meta.env.SSR && make && root ? JSON.stringify(make(root.settings)) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}
