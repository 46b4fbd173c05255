import type { Thing, WithContext } from 'schema-dts'
import { useShop } from './use-shop.ts'

/** The facts about the shop from the root route's settings. */
export type ShopFacts = { publicAddress: string; shopName: string; currency: { code: string } }

type Props = {
  /** Builds the data for the shop; absent in browsers. */
  make: false | ((shop: ShopFacts) => WithContext<Thing>)
}

/**
 * The topic of a page, for programs (schema.org, as JSON-LD). Only the server-rendered page has it: callers write
 * `import.meta.env.SSR &&` before `make`, so that browsers do not load the code for it.
 */
export function StructuredData({ make }: Props) {
  const root = useShop()
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
