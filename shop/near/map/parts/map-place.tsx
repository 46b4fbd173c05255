import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapTiles } from '../../../lib/services.ts'
import { m } from '../../../messages/m.ts'
import type { Position } from '../../providers/distance.rules.ts'
import type { DrawnMap } from '../draw-map.ts'
import type { MapView } from '../map-view.rules.ts'
import { NamedSources } from './named-sources.tsx'

type Props = {
  view: MapView
  tiles: MapTiles | null
  label: string
  /** Sets its shape, which reserves the room before the map loads. */
  className: string
  onChoose?: (placeId: string) => void
  /** Called for a corner of an area that is drawn on the map. */
  onCorner?: (at: number, position: Position) => void
  /** True if it must not load the document again for a map of others; the shop's own is drawn then. */
  stays?: boolean
  /** Shown until the map is there, and if there is none. */
  children?: ReactNode
}

/**
 * True if the document was loaded for another screen, whose content security policy blocks external maps: this happens after
 * a reload there and a step back.
 */
function isElsewhere(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname !== location.pathname
}

/** True if the browser can draw maps; checked before anything is loaded. */
const canDraw = () => Boolean(document.createElement('canvas').getContext('webgl2'))

/** A map, drawn once it is near the viewport and the browser is idle. The page is complete without it. */
export function MapPlace({ view, tiles, label, className, onChoose, onCorner, stays, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const latest = useRef({ view, onChoose, onCorner })
  const [state, setState] = useState<'waiting' | 'there' | 'away'>('waiting')
  // If an external map does not load, the shop's own world is drawn.
  const [shownTiles, setShownTiles] = useState(tiles)
  const isDrawn = state === 'there'
  latest.current = { view, onChoose, onCorner }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes below
  useEffect(() => {
    const place = frame.current
    if (!place) return
    if (tiles && !stays && isElsewhere()) return location.reload()
    let gone = false
    const draw = async () => {
      try {
        if (!canDraw()) return setState('away')
        const { drawMap } = await import('../draw-map.ts')
        if (gone) return
        const map = await drawMap(place, latest.current.view, {
          tiles,
          label,
          onOwn: () => setShownTiles(null),
          onGround: isThere => setState(isThere ? 'there' : 'away'),
          onChoose: placeId => latest.current.onChoose?.(placeId),
          ...(onCorner ? { onCorner: (at, position) => latest.current.onCorner?.(at, position) } : {}),
        })
        if (gone) return map.remove()
        drawn.current = map
        map.show(latest.current.view)
        setState('there')
      } catch {
        if (!gone) setState('away')
      }
    }
    const near = new IntersectionObserver(
      seen => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return
        near.disconnect()
        if ('requestIdleCallback' in window) requestIdleCallback(draw, { timeout: 2_000 })
        else void draw()
      },
      { rootMargin: '200px' },
    )
    near.observe(place)
    return () => {
      gone = true
      near.disconnect()
      drawn.current?.remove()
      drawn.current = undefined
    }
  }, [])

  useEffect(() => drawn.current?.show(view), [view])

  return (
    <figure className="grid gap-2">
      <div className={`near-map tile relative isolate ${className}`} data-map={state}>
        <div className={`absolute inset-0 ${isDrawn ? 'invisible' : ''}`}>{children}</div>
        {state === 'away' && (
          <p className="absolute inset-x-0 bottom-0 z-10 bg-raised px-4 py-3 text-sm">{m.near_map_away()}</p>
        )}
        <div ref={frame} className="absolute! inset-0" />
      </div>
      <figcaption className="text-sm text-muted">
        {m.near_map_drawn_from()} <MapSources tiles={shownTiles} />
        {tiles && !shownTiles && ` · ${m.near_map_own()}`}
      </figcaption>
    </figure>
  )
}

/** The sources of the shop's own world. */
const own = [
  { says: 'Natural Earth', link: 'https://www.naturalearthdata.com' },
  { says: 'GeoNames', link: 'https://www.geonames.org' },
]

/** The attribution of a map, with the link that OpenStreetMap asks for. */
function MapSources({ tiles }: { tiles: MapTiles | null }) {
  if (!tiles) return <NamedSources sources={own} />
  if (!tiles.attribution.includes('OpenStreetMap')) return <span translate="no">{tiles.attribution}</span>
  return (
    <NamedSources sources={[{ says: tiles.attribution, link: 'https://www.openstreetmap.org/copyright' }]} />
  )
}
