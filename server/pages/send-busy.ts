import type { IncomingMessage, ServerResponse } from 'node:http'
import { m } from '../../shop/messages/m.ts'

/** The seconds after which a browser or program should ask again. */
const SECONDS = '2'

const says = m.lib_busy()
const page = `<!doctype html><html lang="${m.shop_language()}" dir="${m.shop_direction()}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${says}</title><p>${says}</p></html>`
const problem = JSON.stringify({ type: '/problems/busy', title: m.lib_try_later(), status: 503 })

/** Answers that the shop is too busy to make this now, without work: a page that reloads automatically, or a problem. */
export function sendBusy({ url = '', method }: IncomingMessage, response: ServerResponse): void {
  const isPage = !/^\/api\/|\.data(\?|$)/.test(url)
  const body = isPage ? page : problem
  response.writeHead(503, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'application/problem+json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'retry-after': SECONDS,
    ...(isPage && { refresh: SECONDS }),
    'x-content-type-options': 'nosniff',
  })
  response.end(method === 'HEAD' ? undefined : body)
}
