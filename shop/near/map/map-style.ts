import type { GeoJSONSourceSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { MapTiles } from '../../lib/services.ts'
import { m } from '../../messages/m.ts'
import { showDistance } from '../finder/place-search.rules.ts'
import { isPosition, unitMetres } from '../providers/distance.rules.ts'
import type { MapColours } from './map-colours.ts'
import { type MapView, pointOf, ringAround, WORLD_ZOOM } from './map-view.rules.ts'
import { WORLD_VERSION } from './world/world-version.ts'

type Rings = Exclude<GeoJSONSourceSpecification['data'], string>

/** The radii of the rings around the shop in metres: the only scale on a map without streets. */
const DISTANCES = [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000]

/** Returns the circle of a search; without a search, circles around the shop, labelled with their distances. */
export function ringsOf({ shop, around, unit = 'km' }: MapView): Rings {
  const middle = around?.position ?? shop
  const distances = around
    ? around.radius
      ? [around.radius]
      : []
    : DISTANCES.map(metres => (metres * unitMetres[unit]) / unitMetres.km)
  return {
    type: 'FeatureCollection',
    features: (middle ? distances : []).map(metres => ({
      type: 'Feature',
      properties: {
        says:
          metres < unitMetres.km && unit === 'km'
            ? m.near_map_distance({ metres })
            : showDistance(metres, unit, m.shop_language()),
      },
      geometry: { type: 'LineString', coordinates: ringAround(middle as NonNullable<typeof middle>, metres) },
    })),
  }
}

/** Returns the area that is being drawn: a line while it has two corners, then a shape; and the circle around the shop. */
export function areaOf({ shop, area }: MapView): Rings {
  const corners = area?.corners.filter(isPosition).map(pointOf) ?? []
  const [first] = corners
  const shapes = [
    ...(first && corners.length > 1 ? [[...corners, first]] : []),
    ...(shop && area?.radius ? [ringAround(shop, area.radius)] : []),
  ]
  return {
    type: 'FeatureCollection',
    features: shapes.map(shape => ({
      type: 'Feature',
      properties: {},
      geometry: { type: 'Polygon', coordinates: [shape] },
    })),
  }
}

/** The layers of the area that is being drawn. */
export const areaLayers = ({ ring }: MapColours): LayerSpecification[] => [
  { id: 'area', type: 'fill', source: 'area', paint: { 'fill-color': ring, 'fill-opacity': 0.18 } },
  { id: 'area-edge', type: 'line', source: 'area', paint: { 'line-color': ring, 'line-width': 2 } },
]
export const noArea: GeoJSONSourceSpecification = {
  type: 'geojson',
  data: { type: 'FeatureCollection', features: [] },
}

/** Returns the style of a map: the shop's own world in the colours of the theme, or an external map. */
export function styleOf(
  tiles: MapTiles | null,
  colours: MapColours,
  dark: boolean,
): StyleSpecification | string {
  if (tiles?.kind === 'style') return tiles.address
  return {
    version: 8,
    sources: {
      rings: noArea,
      area: noArea,
      ...(tiles
        ? { pictures: { type: 'raster', tiles: [tiles.address], tileSize: 256, maxzoom: 19 } }
        : {
            world: {
              type: 'vector',
              tiles: [`${location.origin}/map/${WORLD_VERSION}/{z}/{x}/{y}.pbf`],
              maxzoom: WORLD_ZOOM,
            },
          }),
    },
    layers: [
      { id: 'sea', type: 'background', paint: { 'background-color': colours.sea } },
      ...(tiles ? [pictures(dark)] : [...world(colours), ...rings(colours), towns(colours)]),
      ...areaLayers(colours),
    ],
  }
}

/** Raster tiles are made for light pages, so they are dimmed in dark mode. */
const pictures = (dark: boolean): LayerSpecification => ({
  id: 'pictures',
  type: 'raster',
  source: 'pictures',
  paint: dark ? { 'raster-brightness-max': 0.75, 'raster-saturation': -0.3 } : {},
})

const world = ({ ground, sea, coast, border }: MapColours): LayerSpecification[] => [
  { id: 'land', type: 'fill', source: 'world', 'source-layer': 'land', paint: { 'fill-color': ground } },
  {
    id: 'rivers',
    type: 'line',
    source: 'world',
    'source-layer': 'rivers',
    minzoom: 3,
    paint: { 'line-color': sea, 'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 12, 4] },
  },
  { id: 'lakes', type: 'fill', source: 'world', 'source-layer': 'lakes', paint: { 'fill-color': sea } },
  {
    id: 'coast',
    type: 'line',
    source: 'world',
    'source-layer': 'land',
    paint: { 'line-color': coast, 'line-width': 1 },
  },
  {
    id: 'borders',
    type: 'line',
    source: 'world',
    'source-layer': 'borders',
    paint: { 'line-color': border, 'line-width': 1.2, 'line-dasharray': [4, 2] },
  },
]

const rings = ({ ring, halo }: MapColours): LayerSpecification[] => [
  {
    id: 'rings',
    type: 'line',
    source: 'rings',
    paint: { 'line-color': ring, 'line-width': 1.2, 'line-dasharray': [2, 2] },
  },
  {
    id: 'distances',
    type: 'symbol',
    source: 'rings',
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': 400,
      'text-field': ['get', 'says'],
      'text-font': ['Inter Variable'],
      'text-size': 11,
    },
    paint: { 'text-color': ring, 'text-halo-color': halo, 'text-halo-width': 2 },
  },
]

const towns = ({ ink, halo }: MapColours): LayerSpecification => ({
  id: 'towns',
  type: 'symbol',
  source: 'world',
  'source-layer': 'towns',
  minzoom: WORLD_ZOOM,
  filter: ['<=', ['get', 'rank'], ['step', ['zoom'], 0, 8, 1, 9, 2]],
  layout: {
    'text-field': ['get', 'name'],
    'text-font': ['Inter Variable'],
    'text-size': ['match', ['get', 'rank'], 0, 14, 1, 12.5, 11.5],
    'text-max-width': 8,
    'text-padding': 6,
    'symbol-sort-key': ['get', 'rank'],
  },
  paint: { 'text-color': ink, 'text-halo-color': halo, 'text-halo-width': 1.6 },
})
