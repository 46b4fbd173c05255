import {
  Map as Drawing,
  type GeoJSONSource,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { m } from '../messages/m.ts'
import type { MapTiles } from './map.contract.ts'
import styles from './map.css?url'
import { themeColours } from './map-colours.ts'
import { placeMarker, shopMarker } from './map-markers.ts'
import { ringsOf, styleOf } from './map-style.ts'
import { type MapView, pointOf, turnOf } from './map-view.rules.ts'

/** A map that is drawn; `show` draws another view of it. */
export type DrawnMap = { show: (view: MapView) => void; remove: () => void }

type Options = {
  tiles: MapTiles | null
  /** What it is called. */
  label: string
  /** The map of somebody else does not come: it is the shop's own from now on. */
  onOwn: () => void
  /** Nothing of the shop's own map has come for long (`false`), or it has after all. */
  onGround: (isThere: boolean) => void
  /** Somebody has chosen a place on it. */
  onChoose: (placeId: string) => void
}

/** So many milliseconds may pass until the first piece of a map is there. */
const PATIENCE = 6_000

/** The style sheet of MapLibre, once; answers when it is there. */
let styled: Promise<unknown> | undefined
const loadStyles = () => {
  styled ??= new Promise((done, fail) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles })
    link.addEventListener('load', done)
    link.addEventListener('error', fail)
    document.head.append(link)
  })
  return styled
}

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === 'rtl'

/** Draws a map into an element; throws where the browser cannot. What this file brings is loaded only where there is a map. */
export async function drawMap(container: HTMLElement, view: MapView, options: Options): Promise<DrawnMap> {
  await loadStyles()
  setWorkerUrl(workerUrl)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let tiles = options.tiles
  const style = () => styleOf(tiles, themeColours(container), dark.matches)
  const start = turnOf(view)
  const map = new Drawing({
    container,
    style: style(),
    ...('bounds' in start
      ? { bounds: start.bounds, fitBoundsOptions: fitting }
      : { center: start.centre, zoom: start.zoom }),
    maxZoom: 18,
    attributionControl: false,
    // A page is scrolled over a map: with two fingers, or with a key, the map itself is meant.
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    fadeDuration: still ? 0 : 200,
    locale: {
      'Map.Title': options.label,
      'NavigationControl.ZoomIn': m.near_map_nearer(),
      'NavigationControl.ZoomOut': m.near_map_farther(),
      'ScaleControl.Meters': m.near_map_metres(),
      'ScaleControl.Kilometers': m.near_map_kilometres(),
      'CooperativeGesturesHandler.WindowsHelpText': m.near_map_scroll(),
      'CooperativeGesturesHandler.MacHelpText': m.near_map_scroll_mac(),
      'CooperativeGesturesHandler.MobileHelpText': m.near_map_fingers(),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const [beginning, end] = isRightToLeft() ? (['right', 'left'] as const) : (['left', 'right'] as const)
  map.addControl(new NavigationControl({ showCompass: false }), `top-${end}`)
  map.addControl(new ScaleControl({ maxWidth: 100 }), `bottom-${beginning}`)

  let shown = view
  let markers: Marker[] = []
  const drawRings = () => {
    map.getSource<GeoJSONSource>('rings')?.setData(ringsOf(shown))
  }
  function drawMarkers() {
    for (const marker of markers) marker.remove()
    const { shop, places, around, at } = shown
    const of = (element: HTMLElement, at: [number, number]) =>
      new Marker({ element }).setLngLat(at).addTo(map)
    markers = [
      ...(shop ? [of(shopMarker(m.near_map_shop()), pointOf(shop))] : []),
      ...(around ? [of(shopMarker(m.near_map_around(), 'around'), pointOf(around.position))] : []),
      // The first stand upon the others.
      ...places
        .map(({ placeId, name, location }, index) =>
          of(
            placeMarker({
              number: index + 1,
              name,
              on: placeId === at,
              onChoose: () => options.onChoose(placeId),
            }),
            pointOf(location),
          ),
        )
        .reverse(),
    ]
  }
  function turn(previous: MapView) {
    const [next, before] = [turnOf(shown), turnOf(previous)]
    if (JSON.stringify(next) === JSON.stringify(before)) return
    if ('bounds' in next) map.fitBounds(next.bounds, fitting)
    else map.easeTo({ center: next.centre, zoom: next.zoom })
  }
  map.on('styledata', drawRings)
  // What is on its way may fail, or never answer: then it is the next best that is shown.
  let hasStyle = false
  let hasGround = false
  let patience = 0
  function waitForGround() {
    clearTimeout(patience)
    patience = window.setTimeout(() => (tiles ? takeOwn() : options.onGround(false)), PATIENCE)
  }
  function takeOwn() {
    tiles = null
    options.onOwn()
    // Nothing of the other one is kept, of which perhaps nothing has come.
    map.setStyle(style(), { diff: false })
    waitForGround()
  }
  waitForGround()
  map.once('style.load', () => {
    hasStyle = true
  })
  map.on('sourcedata', ({ tile, sourceId }) => {
    if (hasGround || !tile || sourceId === 'rings') return
    hasGround = true
    clearTimeout(patience)
    options.onGround(true)
  })
  // Without somebody who listens every tile that fails would be an error in the console.
  map.on('error', event => {
    const isGround = !hasStyle || 'tile' in event
    if (tiles && isGround && !hasGround) takeOwn()
  })
  const restyle = () => map.setStyle(style())
  dark.addEventListener('change', restyle)
  drawMarkers()
  return {
    show(next) {
      const previous = shown
      shown = next
      drawMarkers()
      drawRings()
      turn(previous)
    },
    remove() {
      clearTimeout(patience)
      dark.removeEventListener('change', restyle)
      map.remove()
    },
  }
}

/** So that no marker stands at the edge, and a single place is not shown nearer than one that is chosen. */
const fitting = { padding: 48, maxZoom: 15 }
