import { hostname } from 'node:os'
import { headersFrom } from '../edge/from-proxy.ts'
import type { Configuration } from '../process/configuration.ts'
import { sendSpans } from './send-spans.ts'
import { type Traces, tracesOf } from './traces.ts'

/** Opens the traces of a process for the collector at `endpoint`. */
export function openTraces(
  endpoint: string,
  { configuration, version }: { configuration: Configuration; version: string },
  warn: (says: string) => void,
): Traces {
  const { OTEL_EXPORTER_OTLP_HEADERS, OTEL_TRACES_SAMPLER_ARG, NODE_NAME, TRUSTED_PROXIES } = configuration
  const pairs = (OTEL_EXPORTER_OTLP_HEADERS ?? '').split(',').filter(Boolean)
  const headers = Object.fromEntries(
    pairs.map(pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
  const resource = {
    'service.name': 'souk',
    'service.version': version,
    'service.instance.id': `${NODE_NAME ?? hostname()} ${process.pid}`,
  }
  const sender = sendSpans({ endpoint, headers, resource, warn })
  return tracesOf(sender, headersFrom(TRUSTED_PROXIES), OTEL_TRACES_SAMPLER_ARG)
}
