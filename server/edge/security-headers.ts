import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { videoHosts } from '../../shop/content/video-players.ts'
import type { GuestHosts, PageGuest } from '../../shop/lib/page-guest.ts'
import { providerGuests } from '../../shop/payments/providers/provider-guests.ts'

/** The content policy of an answer that is not a page: it may load nothing. */
const forData = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The browser features that a page may use: none that cost money, unless it is a payment page; the camera only in the office. */
export const permissionsFor = (guest?: PageGuest): string =>
  `camera=${guest === 'office' ? '(self)' : '()'}, microphone=(), payment=${(guest && providerGuests[guest]?.payment) || '()'}, geolocation=(self)`

/** The worker that draws maps requests tiles from the shop and from `mapHost`. Its own answer carries its policy. */
const forWorker = (mapHost: string | undefined) =>
  forData.replace('; ', `; connect-src ${["'self'", ...(mapHost ? [mapHost] : [])].join(' ')}; `)
const isMapWorker = (url: string) => /^\/assets\/maplibre-gl-worker[\w.-]*\.js$/.test(url)

/** Sets the headers of every answer. Pages have their own content policy. `mapHost`: the map's host, if not the shop. */
export async function sendSecurityHeaders(app: FastifyInstance, mapHost?: string): Promise<void> {
  const worker = forWorker(mapHost)
  await app.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('permissions-policy')) reply.header('permissions-policy', permissionsFor())
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', isMapWorker(request.url) ? worker : forData)
  })
}

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g

/** Lets a page run WebAssembly, which reads the codes in the camera's picture; no other code from text. */
const WEBASSEMBLY = "'wasm-unsafe-eval'"

/** Returns what the guest of a page needs. A map needs pictures and data of one host, which the page fetches. */
function guestOf({
  guest,
  mapHost,
}: {
  guest?: PageGuest | undefined
  mapHost?: string | undefined
}): Partial<GuestHosts> {
  const map = mapHost ? { connect: [mapHost] } : {}
  if (guest === 'map') return map
  if (guest === 'office') return { ...map, script: [WEBASSEMBLY] }
  return (guest && providerGuests[guest]) || {}
}

/**
 * The content policy of a page: its own files, and exactly its inline scripts, by their hashes. A guest shows its own form
 * in its own frames: only what that needs is also allowed.
 */
export function policyFor(
  html: string,
  options: { developing: boolean; guest?: PageGuest | undefined; mapHost?: string | undefined },
): string {
  const { script = [], frame, connect = [] } = guestOf(options)
  const hashes = new Set<string>()
  for (const [, inline = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(inline).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...hashes, ...script].join(' ')}`,
    // Vite inserts style sheets as inline elements during development.
    options.developing ? "style-src 'self' 'unsafe-inline'" : "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...(options.developing ? ['ws:'] : []), ...connect].join(' ')}`,
    `frame-src ${(frame ?? videoHosts).join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
