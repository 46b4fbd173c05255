import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { documentAt } from '../../ui/document-router.ts'
import { OnServer } from '../../ui/on-server.ts'
import { PageRouter } from '../../ui/router.ts'
import type { ShopData } from '../../ui/shop-data.ts'
import type { DocumentScripts } from './document-scripts.ts'
import { LATER } from './wait-for-paint.ts'

type AtHand = NonNullable<ContextType<typeof OnServer>>
export type DocumentPage = { address: URL; shop: ShopData; atHand: AtHand; scripts: DocumentScripts }

/**
 * Draws documents. An island is drawn after the page around it, by itself, as the browser wakes it: `placeIsland` takes it,
 * `withIslands` puts its text in its place.
 */
export function openDocument({ address, shop, atHand, scripts }: DocumentPage) {
  const islands: ReactNode[] = []
  const router = documentAt(address, shop)
  const draw = (at: string) =>
    renderToString(
      <PageRouter value={router}>
        <OnServer value={atHand}>{islands[Number(at)]}</OnServer>
      </PageRouter>,
      { identifierPrefix: idsOf(at) },
    )
  return {
    placeIsland(island: ReactNode) {
      const at = islands.push(island) - 1
      return { place: `<!--island ${at}-->`, ids: idsOf(at) }
    },
    /** The page with its islands, and before `end` what wakes them. */
    withIslands: (html: string, end: string) =>
      html.slice(0, -end.length).replaceAll(/<!--island (\d+)-->/g, (_, at: string) => draw(at)) +
      wakeIslands(shop, scripts) +
      end,
  }
}

/** React writes ids as `_R_1_`, after the prefix. */
const idsOf = (at: number | string) => `i${at}`

/** Only what islands show: the news are text. */
function wakeIslands({ news: _, ...shop }: ShopData, { imports, ahead }: DocumentScripts): string {
  const facts = JSON.stringify(shop).replaceAll('<', '\\u003c')
  const links = ahead.map(script => `<link rel="${LATER}" href="${script}"/>`).join('')
  const script = imports.map(address => `import "${address}"`).join('\n')
  return `<script type="application/json" id="shop">${facts}</script>${links}<script type="${LATER}">${script}</script>`
}
