import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Sample } from './metrics.ts'
import type { Watch } from './watch.ts'

const NANOSECONDS = 1e9

/** Lets the event loop and the memory of this process be read; each reading of the loop begins a new one. */
export function measureLoop({ gauges }: Watch): void {
  const delay = monitorEventLoopDelay()
  delay.enable()
  const half = 'souk_event_loop_delay_seconds{quantile="0.5"}'
  const most = 'souk_event_loop_delay_seconds{quantile="0.99"}'
  gauges.set(half, () => delay.percentile(50) / NANOSECONDS)
  gauges.set(most, () => {
    const seconds = delay.percentile(99) / NANOSECONDS
    delay.reset()
    return seconds
  })
  gauges.set('souk_memory_bytes{kind="all"}', () => process.memoryUsage.rss())
  gauges.set('souk_memory_bytes{kind="heap"}', () => process.memoryUsage().heapUsed)
}

/** Reads every number of a process. */
export function samplesOf({ front, traces, ...watch }: Watch): Sample[] {
  const { sentBytes, ...answers } = front
  const spans = traces?.counts
  return [
    ...Object.entries(answers).map(
      ([how, count]): Sample => [`souk_store_answers_total{how="${how}"}`, count],
    ),
    ['souk_store_sent_bytes_total', sentBytes],
    ...[...watch.requests].map(([key, count]): Sample => {
      const [method, route, status] = key.split(' ')
      return [`souk_requests_total{method="${method}",route="${route}",status="${status}"}`, count]
    }),
    ...watch.requestSeconds.samples('souk_request_seconds'),
    ...watch.renderSeconds.samples('souk_render_seconds'),
    ...watch.statementSeconds.samples('souk_statement_seconds'),
    ...[...watch.jobs].map(([key, count]): Sample => {
      const [job, result] = key.split(' ')
      return [`souk_jobs_total{job="${job}",result="${result}"}`, count]
    }),
    ...Object.entries(spans ?? {}).map(
      ([result, count]): Sample => [`souk_spans_total{result="${result}"}`, count],
    ),
    ...[...watch.gauges].map(([name, read]): Sample => [name, read()]),
  ]
}
