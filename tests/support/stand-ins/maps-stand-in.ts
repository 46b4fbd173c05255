import { readFileSync } from 'node:fs'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/**
 * Answers in the published formats: Nominatim 5 (`jsonv2`), Photon 0.7, Overpass API 0.7.62, OSRM 5 (route service v1), and
 * Google's Places API (New, v1), Geocoding API (v3) and Routes API (v2). The places exist; ids and last digits are changed.
 */
export const mapAnswer = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'map-answers', `${name}.json`), 'utf8')

/** The service of a path, and its usual answer. */
const usual: [path: RegExp, service: MapsService, answer: string][] = [
  [/^\/nominatim\/search\?/, 'search', 'nominatim-search'],
  [/^\/nominatim\/reverse\?/, 'reverse', 'nominatim-reverse'],
  [/^\/photon\/api\?/, 'suggest', 'photon'],
  [/^\/overpass\/interpreter$/, 'nearby', 'overpass'],
  [/^\/osrm\/route\/v1\/driving\//, 'route', 'osrm'],
  [/^\/google-places\/v1\/places:autocomplete$/, 'suggest', 'google-autocomplete'],
  [/^\/google-places\/v1\/places:search(Nearby|Text)$/, 'nearby', 'google-places'],
  [/^\/google-geocoding\/maps\/api\/geocode\/json\?.*address=/, 'search', 'google-geocode'],
  [/^\/google-geocoding\/maps\/api\/geocode\/json\?.*latlng=/, 'reverse', 'google-geocode'],
  [/^\/google-routes\/directions\/v2:computeRoutes$/, 'route', 'google-routes'],
]
export type MapsService = 'search' | 'reverse' | 'suggest' | 'nearby' | 'route'

/** A request as received by a map provider. */
export type MapsRequest = {
  service: MapsService | undefined
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, unknown>
  body: string
}

/** The fault in place of its usual answer. */
export type MapsFault =
  | { status: number; body?: string; headers?: Record<string, string> }
  | 'silent'
  | 'reset'
  | 'cut off'
  | 'trickles'
  | 'huge'

/** Chooses the fault for a request; a promise delays it. */
export type Choice = (request: MapsRequest) => MapsFault | undefined | Promise<MapsFault | undefined>

/** Stand-ins for the map providers, for a shop in a test; on this machine only. */
export type MapsStandIn = {
  asked: MapsRequest[]
  /** The shop's variables for each provider. */
  osm: Record<string, string>
  google: Record<string, string>
  /** Sets the faults from now on, by request. */
  fail(choose: Choice): void
  close(): Promise<void>
}

/** An invented key, to search for where it must not appear. */
export const MAPS_KEY = 'AIzaSy-key-of-nobody-0123456789'

/** Opens it on a free port. */
export async function openMaps(): Promise<MapsStandIn> {
  const asked: MapsRequest[] = []
  let choose: Choice = () => undefined
  const timers = new Set<NodeJS.Timeout>()

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', chunk => {
      body += String(chunk)
    })
    request.on('end', async () => {
      const url = request.url ?? ''
      const [, service, name = ''] = usual.find(([path]) => path.test(url)) ?? []
      const [path = '', query = ''] = url.split('?')
      const { method = '', headers } = request
      const got = { service, method, path, query: new URLSearchParams(query), headers, body }
      asked.push(got)
      const fault = await choose(got)
      if (fault === 'silent') return
      if (fault === 'reset') return void request.socket.destroy()
      if (fault === 'huge') return sendForEver(response)
      if (fault === 'cut off') {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': 100_000 })
        return void response.write('[{"place_id": 1', () => request.socket.destroy())
      }
      if (fault === 'trickles') {
        response.writeHead(200, { 'content-type': 'application/json' })
        return void timers.add(setInterval(() => response.write(' '), 100))
      }
      if (fault) return send(response, fault.status, fault.body ?? '', fault.headers)
      if (service) return send(response, 200, mapAnswer(name))
      send(response, 404, '<html>Not Found</html>', { 'content-type': 'text/html' })
    })
  })
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    asked,
    osm: {
      MAPS_PROVIDER: 'osm',
      NOMINATIM_URL: `${at}/nominatim`,
      PHOTON_URL: `${at}/photon`,
      OVERPASS_URL: `${at}/overpass`,
      OSRM_URL: `${at}/osrm`,
      MAPS_CONTACT: 'maps@shop.example',
    },
    google: {
      MAPS_PROVIDER: 'google',
      GOOGLE_MAPS_KEY: MAPS_KEY,
      GOOGLE_PLACES_ADDRESS: `${at}/google-places`,
      GOOGLE_GEOCODING_ADDRESS: `${at}/google-geocoding`,
      GOOGLE_ROUTES_ADDRESS: `${at}/google-routes`,
    },
    fail: next => {
      choose = next
    },
    close: () =>
      new Promise<void>(closed => {
        for (const timer of timers) clearInterval(timer)
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(body)
}

/** Valid JSON, but more of it than anyone should read. */
function sendForEver(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const more = () => {
    while (!response.destroyed && response.write(' '.repeat(65_536)));
    if (!response.destroyed) response.once('drain', more)
  }
  more()
}
