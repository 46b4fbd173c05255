import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'
import { videoHosts } from '../shop/content/video-players.ts'
import type { PageGuest } from '../shop/lib/page-guest.ts'

/** What an answer that is no page may load: nothing. */
const forData = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** From where a page with a guest may load besides, as the guest documents it (docs.stripe.com/security/guide). */
const guests: Record<
  Exclude<PageGuest, 'map'>,
  { script: string[]; frame: string[]; connect: string[]; payment: string }
> = {
  stripe: {
    script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
    payment: '(self "https://js.stripe.com")',
  },
}

/** What the page may use of the browser: nothing that costs, unless it is where somebody pays. */
export const permissionsFor = (guest?: PageGuest): string =>
  `camera=(), microphone=(), payment=${guest && guest !== 'map' ? guests[guest].payment : '()'}, geolocation=(self)`

/** What draws maps in a thread of its own asks for their tiles there: of the shop, and of `mapHost`. Its policy is its own answer's. */
const forWorker = (mapHost: string | undefined) =>
  forData.replace('; ', `; connect-src ${["'self'", ...(mapHost ? [mapHost] : [])].join(' ')}; `)
const isMapWorker = (url: string) => /^\/assets\/maplibre-gl-worker[\w.-]*\.js$/.test(url)

/** Headers that every answer carries. Pages bring a content policy of their own. `mapHost`: whose maps are shown, if not the shop's. */
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

const inlineScript = /<script(?![^>]*\ssrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** What the guest of a page needs. A map is pictures and data of one host, which the page fetches. */
function guestOf({ guest, mapHost }: { guest?: PageGuest | undefined; mapHost?: string | undefined }): {
  script?: string[]
  frame?: string[]
  connect?: string[]
} {
  if (guest === 'map') return mapHost ? { connect: [mapHost] } : {}
  return guest ? guests[guest] : {}
}

/**
 * The content policy of a page: its own files, and exactly the inline scripts that stand in it, by their hashes. A guest
 * brings its own form in frames of its own: only what that needs is allowed besides.
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
    // Vite brings style sheets as inline elements while developing.
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
