import { setTimeout as pause } from 'node:timers/promises'

/** A span as the JSON of OpenTelemetry's protocol (OTLP) has it. */
export type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  /** 2: the server of a request; 3: the client of a database. */
  kind: 2 | 3
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: { key: string; value: { stringValue: string } | { intValue: number } }[]
  status?: { code: number }
}

/** Sends spans to a collector, some at a time. */
export type SpanSender = {
  add(span: Span): void
  counts: { sent: number; dropped: number }
  close(): Promise<void>
}

type Options = {
  /** The address of the collector, without the path of the protocol. */
  endpoint: string
  headers: Record<string, string>
  /** The name, version and node of the service that every span belongs to. */
  resource: Record<string, string>
  /** Called once when the collector stops answering, and not again before it has answered. */
  warn: (says: string) => void
}

/** The interval of sending in milliseconds, the spans of one message, and the spans that may wait: later ones are dropped. */
const SEND_EVERY = 2_000
const AT_ONCE = 500
const MOST_WAITING = 2_000
const PATIENCE = 5_000
/** The milliseconds that the last spans have when the shop stops. */
const LAST_SPANS = 1_000

/** Opens a sender. A collector that does not answer costs its spans, never a request and never more memory. */
export function sendSpans({ endpoint, headers, resource, warn }: Options): SpanSender {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`
  const counts = { sent: 0, dropped: 0 }
  const attributes = Object.entries(resource).map(([key, stringValue]) => ({ key, value: { stringValue } }))
  let waiting: Span[] = []
  let isAway = false
  let sending: Promise<void> | undefined

  const send = async (spans: Span[]) => {
    const resourceSpans = [{ resource: { attributes }, scopeSpans: [{ scope: { name: 'souk' }, spans }] }]
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ resourceSpans }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`status ${answer.status}`)
      counts.sent += spans.length
      isAway = false
    } catch {
      counts.dropped += spans.length
      if (!isAway) warn('the collector of traces does not answer')
      isAway = true
    }
  }
  const sendAll = async () => {
    while (waiting.length) {
      const spans = waiting.slice(0, AT_ONCE)
      waiting = waiting.slice(AT_ONCE)
      await send(spans)
    }
  }
  const flush = () => {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }
  const timer = setInterval(() => void flush(), SEND_EVERY)
  timer.unref()
  return {
    counts,
    add(span) {
      if (waiting.length < MOST_WAITING) waiting.push(span)
      else counts.dropped += 1
    },
    async close() {
      clearInterval(timer)
      await Promise.race([flush(), pause(LAST_SPANS, undefined, { ref: false })])
    },
  }
}
