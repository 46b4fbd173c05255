import type { ContextType, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { documentAt } from '../../../ui/document-router.ts'
import { OnServer } from '../../../ui/on-server.ts'
import { PageRouter } from '../../../ui/router.ts'
import type { ShopData } from '../../../ui/shown-shop.ts'
import { LATER } from '../wait-for-paint.ts'
import type { DocumentScripts } from './document-scripts.ts'

type AtHand = NonNullable<ContextType<typeof OnServer>>
export type DocumentPage = { address: URL; shop: ShopData; atHand: AtHand; scripts: DocumentScripts }

/**
 * Draws a document. An island is drawn after the page around it, alone, as the browser wakes it: `placeIsland` takes it,
 * `withIslands` puts its text in its place.
 */
export function openDrawing({ address, shop, atHand, scripts }: DocumentPage) {
  const islands: { island: ReactNode; ids: string }[] = []
  const router = documentAt(address, shop)
  const draw = (at: string) => {
    const { island, ids = '' } = islands[Number(at)] ?? {}
    return renderToString(
      <PageRouter value={router}>
        <OnServer value={atHand}>{island}</OnServer>
      </PageRouter>,
      { identifierPrefix: ids },
    )
  }
  return {
    placeIsland(name: string, island: ReactNode, waitsWith?: string) {
      if (waitsWith !== undefined) return { place: drawnOnce(`${name} ${waitsWith}`, island), ids: '' }
      const ids = `${name}${islands.filter(({ ids }) => ids.startsWith(name)).length || ''}`
      return { place: `<!--island ${islands.push({ island, ids }) - 1}-->`, ids }
    },
    /** The page with its islands, and before `end` what wakes them. */
    withIslands(html: string, end: string): string {
      let ahead = ''
      const body = html.slice(0, -end.length).replaceAll(/<!--island (\d+)-->/g, (_, at: string) =>
        draw(at).replace(PRELOADS, links => {
          ahead += links
          return ''
        }),
      )
      return body.replace(HEAD_END, () => ahead + HEAD_END) + wakeIslands(shop, scripts) + end
    },
  }
}

/** The texts of islands that wait, by their names and properties: they are the same on every page. */
const waiting = new Map<string, string>()
const MOST_WAITING = 5_000

function drawnOnce(key: string, island: ReactNode): string {
  const known = waiting.get(key)
  if (known !== undefined) return known
  const [oldest] = waiting.keys()
  if (oldest !== undefined && waiting.size >= MOST_WAITING) waiting.delete(oldest)
  const drawn = renderToString(island)
  waiting.set(key, drawn)
  return drawn
}

const HEAD_END = '</head>'
/** React writes the pictures that a browser should fetch early before everything else: they belong into the head. */
const PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

/** Only what islands show: the news are text. */
function wakeIslands({ news: _, ...shop }: ShopData, { imports, ahead }: DocumentScripts): string {
  const facts = JSON.stringify(shop).replaceAll('<', '\\u003c')
  const links = ahead.map(script => `<link rel="${LATER}" href="${script}"/>`).join('')
  const script = imports.map(address => `import "${address}"`).join('\n')
  return `<script type="application/json" id="shop">${facts}</script>${links}<script type="${LATER}">${script}</script>`
}
