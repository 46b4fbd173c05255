/** A number with the name of its metric and its labels, such as `souk_nodes` or `souk_jobs_total{job="tidy",result="done"}`. */
export type Sample = readonly [name: string, value: number]

/** `max`: the processes of a node are not added up, the largest number counts. */
type Family = { type: 'counter' | 'gauge' | 'histogram'; help: string; max?: boolean }

/** Every metric of the shop. Labels have few values: routes of the code, never an address, a name or a number of a customer. */
export const families: Record<string, Family> = {
  souk_build_info: {
    type: 'gauge',
    help: 'Version and build of the files, as labels; the value is 1',
    max: true,
  },
  souk_processes: { type: 'gauge', help: 'Processes that answer requests, by state' },
  souk_memory_bytes: { type: 'gauge', help: 'Memory of the processes, by kind' },
  souk_event_loop_delay_seconds: {
    type: 'gauge',
    help: 'Delay of the event loop since the last reading, by quantile; of the slowest process',
    max: true,
  },
  souk_requests_total: {
    type: 'counter',
    help: 'Answers of the app, by method, route and class of status; answers from the page cache are not among them',
  },
  souk_request_seconds: { type: 'histogram', help: 'Time until these answers were sent' },
  souk_store_answers_total: {
    type: 'counter',
    help: 'Answers in front of the app, by how they came about: hit, made, stale, busy, other, failed',
  },
  souk_store_sent_bytes_total: { type: 'counter', help: 'Bytes of the bodies sent from the page cache' },
  souk_store_entries: { type: 'gauge', help: 'Entries of the page cache' },
  souk_store_bytes: { type: 'gauge', help: 'Size of the page cache' },
  souk_render_seconds: { type: 'histogram', help: 'Time to render a page or its data' },
  souk_statement_seconds: { type: 'histogram', help: 'Time of a statement of a request' },
  souk_database_connections: { type: 'gauge', help: 'Connections to the database, by state' },
  souk_database_waiting: { type: 'gauge', help: 'Requests that wait for a connection to the database' },
  souk_live_streams: { type: 'gauge', help: 'Open streams to the browsers of staff' },
  souk_jobs_total: { type: 'counter', help: 'Ended runs of background jobs on this node, by job and result' },
  souk_spans_total: { type: 'counter', help: 'Spans for the collector of traces, by result' },
  souk_disk_bytes: { type: 'gauge', help: 'Disk of the data folder, by kind: size, free' },
  souk_database_up: { type: 'gauge', help: '1 if the database answered this reading' },
  souk_database_bytes: { type: 'gauge', help: 'Size of the database' },
  souk_orders_hour: { type: 'gauge', help: 'Orders placed in the last hour' },
  souk_order_newest_seconds: { type: 'gauge', help: 'Age of the newest order' },
  souk_payments_hour: {
    type: 'gauge',
    help: 'Card payments of the last hour by state, among the latest 1,000',
  },
  souk_payment_tasks_waiting: { type: 'gauge', help: 'Tasks that wait for the payment provider' },
  souk_payment_tasks_oldest_seconds: { type: 'gauge', help: 'Age of the oldest of these tasks' },
  souk_outbox_messages: { type: 'gauge', help: 'Messages of the outbox, by state: due, parked' },
  souk_outbox_oldest_seconds: { type: 'gauge', help: 'Time for which the oldest due message has been due' },
  souk_imports_waiting: { type: 'gauge', help: 'Imports that are being worked on, or wait for it' },
  souk_jobs_oldest_seconds: { type: 'gauge', help: 'Time for which the oldest due job has not begun' },
  souk_upkeep_age_seconds: {
    type: 'gauge',
    help: 'Age of the latest good run, by kind; +Inf if there is none',
  },
  souk_upkeep_good: { type: 'gauge', help: '1 if the latest ended run was good, by kind' },
  souk_nodes: { type: 'gauge', help: 'Nodes that serve this database' },
}

/** The name of the metric that a sample belongs to. */
export function familyOf(sample: string): string {
  const [name = ''] = sample.split('{')
  const whole = name.replace(/_(bucket|sum|count)$/, '')
  return families[whole]?.type === 'histogram' ? whole : name
}

/** True for samples that only grow while a process runs. */
export const isCounted = ([name]: Sample): boolean => families[familyOf(name)]?.type !== 'gauge'

/** Adds up the samples of several processes. */
export function mergeSamples(parts: readonly (readonly Sample[])[]): Sample[] {
  const merged = new Map<string, number>()
  for (const [name, value] of parts.flat()) {
    const known = merged.get(name)
    const isMax = families[familyOf(name)]?.max
    merged.set(name, known === undefined ? value : isMax ? Math.max(known, value) : known + value)
  }
  return [...merged]
}

/** Writes samples as Prometheus reads them: the samples of a metric together, below its help and its type. */
export function writeMetrics(samples: readonly Sample[]): string {
  const byFamily = Map.groupBy(samples, ([name]) => familyOf(name))
  return Object.entries(families)
    .filter(([family]) => byFamily.has(family))
    .map(([family, { type, help }]) => {
      const lines = byFamily.get(family)?.map(([name, value]) => `${name} ${numberOf(value)}`) ?? []
      return [`# HELP ${family} ${help}`, `# TYPE ${family} ${type}`, ...lines, ''].join('\n')
    })
    .join('')
}

const numberOf = (value: number) => (value === Number.POSITIVE_INFINITY ? '+Inf' : String(value))
