import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'

/** Reads a header that only a trusted proxy may set. */
export type HeaderOfProxy = (request: IncomingMessage, name: string) => string | undefined

/** Returns the reader of headers that counts only what a proxy of TRUSTED_PROXIES sent. */
export function headersFrom(proxies: readonly string[] = []): HeaderOfProxy {
  if (!proxies.length) return () => undefined
  const isTrusted = proxyAddr.compile([...proxies])
  return ({ headers, socket }, name) => {
    const value = headers[name]
    return typeof value === 'string' && isTrusted(socket.remoteAddress ?? '', 0) ? value : undefined
  }
}

/** The shape of an id that a proxy gave a request: one that could hold a sentence is not taken over. */
const SAFE_ID = /^[\w-]{8,64}$/

/** Returns the id that a trusted proxy gave a request, if its shape is safe. */
export function idFromProxy(request: IncomingMessage, headerOf: HeaderOfProxy): string | undefined {
  const id = headerOf(request, 'x-request-id')
  return id !== undefined && SAFE_ID.test(id) ? id : undefined
}
