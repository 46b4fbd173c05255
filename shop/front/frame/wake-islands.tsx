import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { documentRouter } from '../../ui/document-router.ts'
import { PageRouter } from '../../ui/router.ts'
import { refreshSession } from '../../ui/session.ts'
import type { ShopData } from '../../ui/shop-data.ts'
import { markAlive } from './alive.ts'
import { followPlace } from './follow-place.ts'

/** Coming back to this page does not load it: meanwhile somebody may have signed in or out. */
const refreshOnReturn = ({ persisted }: PageTransitionEvent) => persisted && void refreshSession()

/** Wakes the islands of this document. `parts`: what `island` made of all parts that it may have. */
export function wakeIslands(parts: readonly { displayName: string }[]): void {
  const byName = new Map(parts.map(part => [part.displayName, part as unknown as ComponentType]))
  const router = documentRouter({ shop: shopOf(document), ...followPlace() })
  addEventListener('pageshow', refreshOnReturn)
  const asleep = new Set(document.querySelectorAll<HTMLElement>('[data-island]'))
  for (const place of asleep) {
    const { island = '', ids = '', props = '{}' } = place.dataset
    const Part = byName.get(island)
    if (!Part) throw new Error(`The entry of documents does not know the island ${island}.`)
    const woken = (
      <StrictMode>
        <Awake place={place} asleep={asleep}>
          <PageRouter value={router}>
            <Part {...JSON.parse(props)} />
          </PageRouter>
        </Awake>
      </StrictMode>
    )
    startTransition(() => {
      hydrateRoot(place, woken, { identifierPrefix: ids })
    })
  }
}

type AwakeProps = { place: HTMLElement; asleep: Set<HTMLElement>; children: ReactNode }

/** The page is alive when the last of its islands is. */
function Awake({ place, asleep, children }: AwakeProps) {
  useEffect(() => {
    if (asleep.delete(place) && asleep.size === 0) markAlive()
  }, [place, asleep])
  return children
}

/** The facts of the shop that the document carries. Its news are text. */
const shopOf = (page: Document): ShopData => ({
  ...JSON.parse(page.getElementById('shop')?.textContent ?? '{}'),
  news: [],
})
