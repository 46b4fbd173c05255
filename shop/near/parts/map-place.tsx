import { type ReactNode, useEffect, useRef, useState } from 'react'
import { m } from '../../messages/m.ts'
import type { DrawnMap } from '../draw-map.ts'
import type { MapTiles } from '../map.contract.ts'
import type { MapView } from '../map-view.rules.ts'
import { NamedSources } from './named-sources.tsx'

type Props = {
  view: MapView
  tiles: MapTiles | null
  label: string
  /** Its shape: the room is there before the map is. */
  className: string
  onChoose?: (placeId: string) => void
  /** What stands there until the map does, and where there is none. */
  children?: ReactNode
}

/**
 * Whether the window was opened at another screen, whose policy lets no map of somebody else in: so it is after a reload there and a
 * step back.
 */
function isElsewhere(): boolean {
  const [opened] = performance.getEntriesByType('navigation')
  return opened !== undefined && new URL(opened.name).pathname !== location.pathname
}

/** Whether the browser draws maps; asked before anything is loaded. */
const canDraw = () => Boolean(document.createElement('canvas').getContext('webgl2'))

/** A map, drawn once it comes near the window and the browser has nothing else to do. The page is whole without it. */
export function MapPlace({ view, tiles, label, className, onChoose, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnMap>(undefined)
  const latest = useRef({ view, onChoose })
  const [state, setState] = useState<'waiting' | 'there' | 'away'>('waiting')
  // A map of somebody else that does not come is drawn from the shop's own world.
  const [shownTiles, setShownTiles] = useState(tiles)
  const isDrawn = state === 'there'
  latest.current = { view, onChoose }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changes below
  useEffect(() => {
    const place = frame.current
    if (!place) return
    if (tiles && isElsewhere()) return location.reload()
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

/** What the shop's own world is drawn from. */
const own = [
  { says: 'Natural Earth', link: 'https://www.naturalearthdata.com' },
  { says: 'GeoNames', link: 'https://www.geonames.org' },
]

/** Who is to be named for a map; with the link that OpenStreetMap asks for. */
function MapSources({ tiles }: { tiles: MapTiles | null }) {
  if (!tiles) return <NamedSources sources={own} />
  if (!tiles.attribution.includes('OpenStreetMap')) return <span translate="no">{tiles.attribution}</span>
  return (
    <NamedSources sources={[{ says: tiles.attribution, link: 'https://www.openstreetmap.org/copyright' }]} />
  )
}
