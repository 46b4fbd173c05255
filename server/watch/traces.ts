import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { EndedStatement } from '../../database/watch-statements.ts'
import type { HeaderOfProxy } from '../edge/from-proxy.ts'
import type { SpanSender } from './send-spans.ts'

/** The span of a request, until its end. */
export type RequestSpan = {
  addStatement(statement: EndedStatement): void
  end(facts: { method: string; route: string; status: number }): void
}

/** Traces of requests: a span for each, by its route, and one for each of its statements, by its name. */
export type Traces = {
  /** Undefined if this request is not traced. */
  beginRequest(request: FastifyRequest): RequestSpan | undefined
  counts: { sent: number; dropped: number }
  close(): Promise<void>
}

/** The most statements of a request that get a span. */
const MOST_STATEMENTS = 200
/** `traceparent` of W3C Trace Context: version, trace, parent, flags. */
const PARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/
const SAMPLED = 1

const idOf = (bytes: number) => randomBytes(bytes).toString('hex')
/** Nanoseconds since 1970 of a moment on the clock of `performance`, as the protocol writes them. */
const nanoseconds = (moment: number) =>
  String(BigInt(Math.round((performance.timeOrigin + moment) * 1_000)) * 1_000n)

/** Makes spans of a share of the requests and gives them to `sender`. A trusted proxy's trace goes on, and its choice counts. */
export function tracesOf(sender: SpanSender, headerOf: HeaderOfProxy, share: number): Traces {
  return {
    counts: sender.counts,
    close: () => sender.close(),
    beginRequest(request) {
      const parent = PARENT.exec(headerOf(request.raw, 'traceparent') ?? '')
      const isTraced = parent ? Number.parseInt(parent[3] as string, 16) & SAMPLED : Math.random() < share
      if (!isTraced) return undefined
      const [traceId, spanId, began] = [parent?.[1] ?? idOf(16), idOf(8), performance.now()]
      let statements = 0
      return {
        addStatement: ({ name, began, milliseconds, failed }) => {
          statements += 1
          if (statements > MOST_STATEMENTS) return
          sender.add({
            traceId,
            spanId: idOf(8),
            parentSpanId: spanId,
            name,
            kind: 3,
            startTimeUnixNano: nanoseconds(began),
            endTimeUnixNano: nanoseconds(began + milliseconds),
            attributes: [text('db.system.name', 'postgresql'), text('db.query.summary', name)],
            ...(failed ? FAILED : {}),
          })
        },
        end: ({ method, route, status }) =>
          sender.add({
            traceId,
            spanId,
            ...(parent ? { parentSpanId: parent[2] as string } : {}),
            name: `${method} ${route}`,
            kind: 2,
            startTimeUnixNano: nanoseconds(began),
            endTimeUnixNano: nanoseconds(performance.now()),
            attributes: [
              text('http.request.method', method),
              text('http.route', route),
              { key: 'http.response.status_code', value: { intValue: status } },
              text('souk.request.id', request.id),
            ],
            ...(status >= 500 ? FAILED : {}),
          }),
      }
    },
  }
}

const text = (key: string, stringValue: string) => ({ key, value: { stringValue } })
const FAILED = { status: { code: 2 } }
