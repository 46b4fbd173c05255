import { use } from 'react'
import type { Thing, WithContext } from 'schema-dts'
import type { OutputOf } from '../lib/call.ts'
import type { findSettings } from '../settings/settings.contract.ts'
import { OnServer } from './on-server.ts'

/** The facts about the shop from its settings. */
export type ShopFacts = OutputOf<typeof findSettings>

type Props = {
  /** Builds the data for the shop; absent in browsers. */
  make: false | ((shop: ShopFacts) => WithContext<Thing>)
}

/**
 * The topic of a page, for programs (schema.org, as JSON-LD). Only the server-rendered page has it: callers write
 * `import.meta.env.SSR &&` before `make`, so that browsers do not load the code for it.
 */
export function StructuredData({ make }: Props) {
  const server = use(OnServer)
  const data = import.meta.env.SSR && make && server ? JSON.stringify(make(server.settings)) : ''
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no tag can begin or end
      dangerouslySetInnerHTML={{ __html: data.replaceAll('<', '\\u003c') }}
    />
  )
}
