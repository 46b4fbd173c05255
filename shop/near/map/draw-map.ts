import {
  Map as Drawing,
  type GeoJSONSource,
  type LngLat,
  Marker,
  NavigationControl,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { MapTiles } from '../../lib/services.ts'
import { m } from '../../messages/m.ts'
import type { Position } from '../providers/distance.rules.ts'
import styles from './map.css?url'
import { themeColours } from './map-colours.ts'
import { cornerMarker, placeMarker, shopMarker } from './map-markers.ts'
import { areaLayers, areaOf, noArea, ringsOf, styleOf } from './map-style.ts'
import { type MapView, pointOf, scaleOf, turnOf } from './map-view.rules.ts'

/** A drawn map; `show` changes its view. */
export type DrawnMap = { show: (view: MapView) => void; remove: () => void }

type Options = {
  tiles: MapTiles | null
  /** Its accessible name. */
  label: string
  /** Called if the external map does not load and the shop's own is drawn instead. */
  onOwn: () => void
  /** Called with `false` if no tile of the shop's own map arrives in time, and with `true` once one does. */
  onGround: (isThere: boolean) => void
  /** Called when a place on the map is chosen. */
  onChoose: (placeId: string) => void
  /** Given if an area is drawn: called for a pressed point, which becomes the corner at the end, or for a moved corner. */
  onCorner?: ((at: number, position: Position) => void) | undefined
}

/** The time limit for the first tile of a map, in milliseconds. */
const PATIENCE = 6_000

/** Loads the style sheet of MapLibre once; resolves when it is loaded. */
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

/** Draws a map into an element; throws if the browser cannot. Import this file only on demand, as it loads MapLibre. */
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
    // Scrolling over the map scrolls the page; two fingers, or a modifier key, move the map.
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
      'ScaleControl.Feet': m.near_map_feet(),
      'ScaleControl.Miles': m.near_map_miles(),
      'CooperativeGesturesHandler.WindowsHelpText': m.near_map_scroll(),
      'CooperativeGesturesHandler.MacHelpText': m.near_map_scroll_mac(),
      'CooperativeGesturesHandler.MobileHelpText': m.near_map_fingers(),
    },
  })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  const [beginning, end] = isRightToLeft() ? (['right', 'left'] as const) : (['left', 'right'] as const)
  map.addControl(new NavigationControl({ showCompass: false }), `top-${end}`)
  const scale = new ScaleControl({ maxWidth: 100, unit: scaleOf(view) })
  map.addControl(scale, `bottom-${beginning}`)

  let shown = view
  let markers: Marker[] = []
  const drawRings = () => {
    map.getSource<GeoJSONSource>('rings')?.setData(ringsOf(shown))
    map.getSource<GeoJSONSource>('area')?.setData(areaOf(shown))
  }
  function drawMarkers() {
    for (const marker of markers) marker.remove()
    const { shop, places, around, at, area } = shown
    const of = (element: HTMLElement, at: [number, number]) =>
      new Marker({ element }).setLngLat(at).addTo(map)
    markers = [
      ...(shop ? [of(shopMarker(m.near_map_shop()), pointOf(shop))] : []),
      ...(around ? [of(shopMarker(m.near_map_around(), 'around'), pointOf(around.position))] : []),
      // The first places are drawn on top.
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
      ...(area?.corners ?? []).map(movableCorner),
    ]
  }
  function movableCorner(corner: Position, at: number) {
    const element = cornerMarker()
    const marker = new Marker({ element, draggable: true }).setLngLat(pointOf(corner)).addTo(map)
    // Otherwise the press that ends the drag would add a corner.
    element.addEventListener('click', event => event.stopPropagation())
    marker.on('dragend', () => options.onCorner?.(at, positionOf(marker.getLngLat())))
    return marker
  }
  if (options.onCorner) {
    map.getCanvas().style.cursor = 'crosshair'
    map.on('click', ({ lngLat }) => options.onCorner?.(shown.area?.corners.length ?? 0, positionOf(lngLat)))
    // A style of others knows no area.
    map.on('style.load', () => {
      if (map.getSource('area')) return
      map.addSource('area', noArea)
      for (const layer of areaLayers(themeColours(container))) map.addLayer(layer)
      drawRings()
    })
  }
  function turn(previous: MapView) {
    const [next, before] = [turnOf(shown), turnOf(previous)]
    if (JSON.stringify(next) === JSON.stringify(before)) return
    if ('bounds' in next) map.fitBounds(next.bounds, fitting)
    else map.easeTo({ center: next.centre, zoom: next.zoom })
  }
  map.on('styledata', drawRings)
  // A style or tile may fail or never arrive: then the next best map is shown.
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
    // Keeps nothing of the other style, which may not have loaded at all.
    map.setStyle(style(), { diff: false })
    waitForGround()
  }
  waitForGround()
  map.once('style.load', () => {
    hasStyle = true
  })
  map.on('sourcedata', ({ tile, sourceId }) => {
    if (hasGround || !tile || drawnOverIt.includes(sourceId)) return
    hasGround = true
    clearTimeout(patience)
    options.onGround(true)
  })
  // Without a listener, MapLibre logs every failed tile as an error in the console.
  map.on('error', event => {
    const isGround = !hasStyle || 'tile' in event
    if (tiles && isGround && !hasGround) takeOwn()
  })
  // A style that is still loading cannot be compared with another one.
  const restyle = () => map.setStyle(style(), { diff: map.isStyleLoaded() === true })
  dark.addEventListener('change', restyle)
  drawMarkers()
  return {
    show(next) {
      const previous = shown
      shown = next
      drawMarkers()
      drawRings()
      scale.setUnit(scaleOf(shown))
      turn(previous)
    },
    remove() {
      clearTimeout(patience)
      dark.removeEventListener('change', restyle)
      map.remove()
    },
  }
}

/** About a metre. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000
const positionOf = (point: LngLat): Position => {
  const { lng, lat } = point.wrap()
  return { latitude: rounded(lat), longitude: rounded(lng) }
}

/** The sources of what the shop draws over a map: they are there even if the ground is not. */
const drawnOverIt = ['rings', 'area']
/** Keeps markers off the edge, and limits the zoom to that of a chosen place. */
const fitting = { padding: 48, maxZoom: 15 }
