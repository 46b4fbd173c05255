import { expect, test } from 'vitest'
import { type Asked, collectFrom, type Question } from './collect-workers.ts'
import { familyOf, mergeSamples, type Sample, writeMetrics } from './metrics.ts'
import { measureLoop, samplesOf } from './samples.ts'
import { countOne, openWatch } from './watch.ts'

/** A worker that answers with these samples, or is silent. */
function worker(id: number, samples: () => Sample[] | undefined): Asked {
  const hearing = new Set<(message: object) => void>()
  return {
    id,
    on: (_event, hear) => hearing.add(hear),
    off: (_event, hear) => hearing.delete(hear),
    send: ({ ask }: Question) => {
      const own = samples()
      if (own) setImmediate(() => hearing.forEach(hear => void hear({ answers: ask, samples: own })))
    },
  }
}
const counted = (value: number): Sample => ['souk_store_answers_total{how="hit"}', value]
const open = (value: number): Sample => ['souk_live_streams', value]
const mapOf = ({ samples }: { samples: readonly Sample[] }) => Object.fromEntries(samples)

test('numbers of processes are added up, but for those of which the largest counts', () => {
  const delay = 'souk_event_loop_delay_seconds{quantile="0.99"}'
  const merged = mergeSamples([
    [counted(3), [delay, 0.2]],
    [counted(4), [delay, 0.1]],
  ])
  expect(merged).toEqual([counted(7), [delay, 0.2]])
})

test('durations are cumulated by the buckets of Prometheus', () => {
  const { requestSeconds } = openWatch()
  for (const seconds of [0.001, 0.005, 0.2, 99]) requestSeconds.add(seconds)
  const text = writeMetrics(requestSeconds.samples('souk_request_seconds'))
  expect(text).toMatch(/^# HELP souk_request_seconds .*\n# TYPE souk_request_seconds histogram\n/)
  expect(text).toContain('souk_request_seconds_bucket{le="0.005"} 2\n')
  expect(text).toContain('souk_request_seconds_bucket{le="0.25"} 3\n')
  expect(text).toContain('souk_request_seconds_bucket{le="+Inf"} 4\n')
  expect(text).toContain('souk_request_seconds_count 4\n')
})

test('every number of a process has a described metric', () => {
  const watch = openWatch()
  measureLoop(watch)
  countOne(watch.jobs, 'tidy done')
  countOne(watch.requests, 'GET /api/session 2xx')
  const text = writeMetrics(samplesOf(watch))
  expect(text).toContain('souk_jobs_total{job="tidy",result="done"} 1\n')
  expect(text).toContain('souk_requests_total{method="GET",route="/api/session",status="2xx"} 1\n')
  const names = samplesOf(watch).map(([name]) => familyOf(name))
  for (const name of names) expect(text).toContain(`# HELP ${name} `)
})

test('the counts of a worker that is silent or has ended stay in the sum; its present state does not', async () => {
  let isSilent = false
  const first = worker(1, () => (isSilent ? undefined : [counted(10), open(2)]))
  const second = worker(2, () => [counted(5), open(1)])
  let workers = [first, second]
  const collect = collectFrom(() => workers, 20)
  expect(mapOf(await collect())).toEqual(Object.fromEntries([counted(15), open(3)]))
  isSilent = true
  const without = await collect()
  expect(without).toMatchObject({ answering: 1, silent: 1 })
  expect(mapOf(without)).toEqual(Object.fromEntries([counted(15), open(1)]))
  workers = [second, worker(3, () => [counted(1), open(0)])]
  for (let time = 0; time < 2; time += 1)
    expect(mapOf(await collect())).toEqual(Object.fromEntries([counted(16), open(1)]))
})

test('a worker that cannot be asked is silent, and fails no reading', async () => {
  const broken = {
    ...worker(1, () => []),
    send: () => {
      throw new Error('closed')
    },
  }
  expect(await collectFrom(() => [broken], 20)()).toEqual({ samples: [], answering: 0, silent: 1 })
})
